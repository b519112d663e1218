import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';

/** Where a link of a formatted text may lead: another site, a mail address, or a place of the shop itself (D-137). */
export const isAllowedLink = (href: string): boolean =>
  /^(?:https:\/\/\S+|mailto:[^\s@]+@[^\s@]+|\/(?!\/)\S*|#\S+)$/i.test(href);

const headingLevels = [2, 3, 4] as const;

const cell = (tag: 'td' | 'th'): NodeSpec => ({
  content: 'inline*',
  isolating: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  heading: {
    attrs: { level: { default: 2 } },
    content: 'inline*',
    group: 'block',
    defining: true,
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      ...headingLevels.map((level) => ({ tag: `h${level}`, attrs: { level } })),
    ],
    toDOM: ({ attrs }) => [`h${attrs['level']}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  list_item: { content: 'paragraph block*', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  table: {
    content: 'table_row+',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  table_row: { content: '(table_cell | table_head)*', parseDOM: [{ tag: 'tr' }], toDOM: () => ['tr', 0] },
  table_cell: cell('td'),
  table_head: cell('th'),
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: {} },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (link) => {
          const href = link.getAttribute('href') ?? '';
          return isAllowedLink(href) ? { href } : false;
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs['href'] as string }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
} satisfies Record<string, MarkSpec>;

/** What a formatted text of this product consists of (D-137). Anything else that is pasted keeps its words alone. */
export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });
