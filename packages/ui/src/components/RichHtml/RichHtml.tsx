import { clean } from './clean.ts';
import { rich } from './RichHtml.css.ts';

export interface RichHtmlProps {
  /** HTML somebody wrote; it is cleaned before it is shown (D-137). */
  html: string;
}

/** Formatted text from outside: legal texts, press releases, a brand's story. */
export const RichHtml = ({ html }: RichHtmlProps) => (
  <div data-component="RichHtml" className={rich} dangerouslySetInnerHTML={{ __html: clean(html) }} />
);
