import sanitize from 'sanitize-html';

const textOnly: sanitize.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href === undefined ? {} : { href }), rel: 'noopener noreferrer' },
    }),
  },
};

const allowedOnly = (html: string): string => sanitize(html, textOnly);

/**
 * HTML reduced to what texts of this product need (D-137): headings, paragraphs, lists, emphasis, quotes, simple tables and https, mail or own links.
 * No attribute can run or fetch anything. Cleaning twice changes nothing.
 */
export const cleanHtml = (html: string): string =>
  // Inside a removed foreign element (svg, math) a <p> does not close the <p> around it; once that element is gone it does. The second pass reads
  // the text as every browser will, with nothing foreign left.
  allowedOnly(allowedOnly(html));

/** Clean HTML as the shop's own program shows it in a browser: a link to another site opens a new tab that cannot reach back. */
export const cleanHtmlForPage = (html: string): string =>
  sanitize(cleanHtml(html), {
    ...textOnly,
    allowedAttributes: { a: ['href', 'target', 'rel'] },
    transformTags: {
      a: (tagName, { href }) => ({
        tagName,
        attribs: {
          ...(href === undefined ? {} : { href }),
          ...(/^https:/i.test(href ?? '') ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
        },
      }),
    },
  });
