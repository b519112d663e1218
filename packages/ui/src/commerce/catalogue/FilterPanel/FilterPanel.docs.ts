import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Filters beside a listing; on a phone they come from below, behind one button.',
  when: ['Product listings with several filters of many options.'],
  whenNot: ['One or two filters: take FilterBar.'],
  keyboard: { 'Tab, Space': 'Reaches and ticks an option.', Escape: 'Closes the drawer on a phone.' },
  anatomy: ['`FilterPanel` beside the listing', '`FilterButton` above it on a phone, in one row with the sort'],
  accessibility: ['Each filter is a group named by its title; the drawer is a dialog.'],
  content: ['The button on a phone says what it shows: “Show 48 products”.'],
  dos: ['Use `single` where only one choice makes sense, such as the price list.'],
  donts: ['Don’t sort options by count: people look for names.'],
};
