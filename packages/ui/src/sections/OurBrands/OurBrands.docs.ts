import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A slider of brands: four in view, two on a phone.',
  when: ['The landing.'],
  whenNot: ['Events: take MeetTheBrands. The whole directory: DirectorySection.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Steps through the brands.' },
  accessibility: ['A named region below its heading; the link to all brands comes before the slides.'],
  dos: ['Lead to the whole directory.'],
  donts: ['Don’t show it without brands.'],
};
