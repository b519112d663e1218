import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A title in the partner’s display face. `level` is its place in the outline, `size` how it looks.',
  when: ['Titles of pages, sections and cards.'],
  whenNot: ['Labels above values: take Text with `caps`.'],
  accessibility: ['One level 1 to a page, and no level left out; choose the size for the look.'],
  content: [
    'A noun phrase without a full stop. Set `sentence` for a whole sentence: it stays in small letters where a partner sets headings in capitals.',
    'A title specified in capitals is set like any other: in capitals only by partners whose display type is.',
  ],
  dos: ['Choose the level by the outline, then the size.'],
  donts: ['Don’t use a heading to make words large.'],
};
