import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Formatted text from outside, cleaned before it is shown.',
  when: ['Legal texts, press releases, a brand’s story.'],
  whenNot: ['The product’s own words: they are Text.'],
  accessibility: ['Headings keep their order below the page’s; links outward open a tab and say so by their relation.'],
  content: ['Authors get paragraphs, lists, emphasis and links; scripts, styles and frames are dropped.'],
  dos: ['Give it the text as the server keeps it.'],
  donts: ['Don’t pass it through another sanitiser first.'],
};
