import { createContext, use } from 'react';
import { clean } from './clean.ts';
import { rich } from './RichHtml.css.ts';

export interface RichHtmlProps {
  /** HTML somebody wrote; it is cleaned before it is shown (D-137). */
  html: string;
}

/** Cleaning needs a browser. A server that renders the library brings a cleaner of its own: `<HtmlCleaner value={…}>`. */
export const HtmlCleaner = createContext(clean);

/** Formatted text from outside: legal texts, press releases, a brand's story. */
export function RichHtml({ html }: RichHtmlProps) {
  return (
    <div data-component="RichHtml" className={rich} dangerouslySetInnerHTML={{ __html: use(HtmlCleaner)(html) }} />
  );
}
