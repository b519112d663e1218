import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Title of a block, its sentence, and a way to see more.',
  when: ['At the top of sliders, grids and groups.'],
  whenNot: ['The top of a page: take PageHeader.'],
  accessibility: ['`level` follows the outline; the link’s words make sense alone.'],
  content: ['A title of few words, at most one sentence, “See all brands” as link.'],
  dos: ['Leave the text out when the title is enough.'],
  donts: ['Don’t repeat the title in the sentence.'],
};
