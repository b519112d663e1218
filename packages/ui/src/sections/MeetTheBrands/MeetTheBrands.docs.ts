import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The brands of an event, four in view and two on a phone.',
  when: ['Event pages.'],
  whenNot: ['The landing’s brands: take OurBrands.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Steps.', Enter: 'Opens a brand.' },
  accessibility: ['A named region; loading, empty and failed are said in its place.'],
  content: ['Meet the Brands*, SEE MORE; the footnote says what the asterisk stands for.'],
  dos: ['Show the footnote when there is one.'],
  donts: ['Don’t let it play by itself.'],
};
