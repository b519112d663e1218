import { VisuallyHidden } from '../../foundation/index.ts';

interface AnnouncedProps {
  /** What the list says of itself. */
  words: string;
  /** The option that keys moved to. */
  option: string | undefined;
}

/** VoiceOver misses options that the input only refers to. Others would say them twice. */
const isApple = (): boolean => /Mac|iP(?:hone|ad|od)/.test(globalThis.navigator?.platform ?? '');

/** Says to screen readers what happens in the list. It is there before the list, so that its first words are heard. */
export const Announced = ({ words, option }: AnnouncedProps) => (
  <VisuallyHidden>
    <span role="status">{words}</span>
    <span aria-live="assertive">{option && isApple() ? option : ''}</span>
  </VisuallyHidden>
);
