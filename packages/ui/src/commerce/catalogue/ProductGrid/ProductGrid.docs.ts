import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Products in columns: two on a phone, three, then four.',
  when: ['Listings of ProductCards.'],
  whenNot: ['Choosing many: take LineSheetGrid.'],
  accessibility: ['A list, so that who listens hears how many; while refreshing it is busy and old products stay.'],
  dos: ['Keep old products under the moving line while a filter is answered.'],
  donts: ['Don’t blank the page on each change.'],
};
