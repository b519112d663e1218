import createPurifier from 'dompurify';
import type { Config, DOMPurify } from 'dompurify';

const allowed: Config = {
  ALLOWED_TAGS: (
    'p br strong b em i u s sub sup small span blockquote hr ' +
    'h2 h3 h4 ul ol li a img figure figcaption table thead tbody tr th td'
  ).split(' '),
  ALLOWED_ATTR: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'dir', 'lang'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

let purifier: DOMPurify | undefined;

/** One purifier of our own, so that its hook touches nobody else's. */
const ours = (): DOMPurify => {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A' && /^https?:/i.test(node.getAttribute('href') ?? '')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
    if (node.tagName === 'IMG') node.setAttribute('loading', 'lazy');
  });
  return purifier;
};

/** HTML of which only harmless text, lists, tables, links and pictures are left (D-137). Without a DOM nothing is. */
export const clean = (html: string): string =>
  typeof window === 'undefined' ? '' : String(ours().sanitize(html, allowed));
