import type { ReactNode } from 'react';
import { useStudioLabels } from './useStudioLabels.ts';
import { chromeCss } from '../chrome/chrome.ts';
import { useSheet } from '../chrome/useSheet.ts';
import { studio } from '../studio.css.ts';
import { TranslateContext } from '../words.ts';

interface WornProps {
  children: ReactNode;
  /** As wide as its place at a desk; a phone's window is narrower by itself. */
  width?: string;
  /** The edges of its place. */
  padding?: string;
}

/** A part of the studio by itself, in the studio's own look and the words of the story's language. */
export const Worn = ({ children, width, padding }: WornProps) => {
  useSheet(chromeCss);
  return (
    <TranslateContext value={useStudioLabels().t}>
      <div
        data-studio
        className={studio}
        style={{ display: 'block', blockSize: 'auto', maxInlineSize: width, padding }}
      >
        {children}
      </div>
    </TranslateContext>
  );
};
