import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Nothing lives at this address, and the nearest useful places.',
  when: ['Unknown addresses.'],
  whenNot: ['A part that failed to load: take ErrorState.'],
  keyboard: { 'Tab, Enter': 'Reaches and follows a link.' },
  accessibility: ['The title is the page’s heading and the title of the tab.'],
  content: ['Plain words, no jokes; the way on first.'],
  dos: ['Offer one to three places.'],
  donts: ['Don’t redirect without a word.'],
};
