import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The head of a section: a title, one sentence and a link to more.',
  when: ['Above a slider of brands or collections.', 'Above a grid of products or a directory.'],
  instead: { 'the head of a page': 'PageHeader', 'a title alone': 'Heading' },
  content: ['A title of a few words, one sentence at most.'],
  wording: [{ good: 'See all brands', bad: 'See all', why: 'The link makes sense without the title.' }],
  behaviour: ['Text and link are optional.', 'If title and link do not fit into one line, the link moves below.'],
  accessibility: ['The title is a heading of level 2. Set `level` to fit the page.'],
  dos: ['Choose `level` by the outline and `size` by the design.'],
  donts: ['Don’t repeat the title in the sentence. Leave the sentence out.'],
};
