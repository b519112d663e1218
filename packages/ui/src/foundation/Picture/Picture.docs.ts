import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A picture that keeps its place while it loads: fixed ratio, quiet ground, several widths offered.',
  when: ['Every photograph of goods, brands and people.'],
  whenNot: ['Logos on a plate: take CompanyLogo. Icons: take Icon.'],
  accessibility: ['`alt` says what is shown; leave it empty when the words beside it say so already.'],
  content: ['Describe the goods, not the photograph: “Linen dress, back”.'],
  dos: ['Give `sizes` wherever it is narrower than the window, and `priority` to the largest of the first screen.'],
  donts: ['Don’t give `priority` to more than that one.'],
};
