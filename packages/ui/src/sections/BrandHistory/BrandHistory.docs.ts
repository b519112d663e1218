import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Where a brand comes from, and the books of its past seasons.',
  when: ['The BRAND HISTORY room.'],
  whenNot: ['What a brand is today: take BrandAbout.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Steps through lookbooks.' },
  accessibility: ['Links to social media name the place they lead to and open a tab.'],
  content: ['The brand’s words; the seasons’ names.'],
  dos: ['Choose the lookbooks’ layout by the brand’s template.'],
  donts: ['Don’t show an empty room.'],
};
