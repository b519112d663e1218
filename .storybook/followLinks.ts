import { addons } from 'storybook/preview-api';
import { readAddress } from './review/address.ts';

/** A click that asks for another tab, or for a copy, is the browser’s. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const follow = (event: MouseEvent): void => {
  const link = event.target instanceof Element ? event.target.closest('a[target=_top]') : null;
  const opened = readAddress(link?.getAttribute('href') ?? '');
  if (!opened || !isPlain(event) || window.parent === window) return;
  event.preventDefault();
  const { storyId, viewMode, globals } = opened;
  const channel = addons.getChannel();
  // Once the address names the story: settings that change before would write the old story into it again.
  if (Object.keys(globals).length > 0)
    channel.once('setCurrentStory', () => channel.emit('updateGlobals', { globals }));
  channel.emit('selectStory', { storyId, viewMode });
};

/** Follows links to other stories inside of the workshop. The browser would load the workshop again, which takes seconds. */
export const followLinks = (): void => document.addEventListener('click', follow);
