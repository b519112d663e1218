import type { ReactNode } from 'react';
import { useSampleWords } from './labels.ts';

type Args = Readonly<Record<string, unknown>>;

interface StoryWordsProps {
  args: Args;
  children: (args: Args) => ReactNode;
}

/** The sample texts of a story in the locale of the toolbar. */
export const StoryWords = ({ args, children }: StoryWordsProps) => children(useSampleWords()(args));
