import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Running text and labels in the partner’s text face.',
  when: ['Every word that is neither a heading nor a link.'],
  whenNot: ['Text with markup from outside: take RichHtml.'],
  accessibility: ['`muted` still reaches 4.5:1 on every ground. A clamped text should be readable in full elsewhere.'],
  content: ['Sentences of one thought; figures with `tabular` where they stand below each other.'],
  dos: ['Set `measure` on paragraphs.'],
  donts: ['Don’t set whole sentences in `caps`.'],
};
