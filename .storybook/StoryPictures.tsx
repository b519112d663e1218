import type { ReactNode } from 'react';
import { picturesIn, usePageTheme } from './pictures.ts';

type Args = Readonly<Record<string, unknown>>;

interface StoryPicturesProps {
  args: Args;
  children: (args: Args) => ReactNode;
}

/** Draws the sample pictures of a story for the partner and the mode of the page. */
export const StoryPictures = ({ args, children }: StoryPicturesProps) => children(picturesIn(usePageTheme(), args));
