import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: '“My Profile” with its four tabs.',
  when: ['The profile screen.'],
  whenNot: ['Other panels: take Tabs.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Moves between tabs.', Tab: 'Into the panel.' },
  accessibility: ['A tab list below the page’s heading; while loading the other tabs cannot be chosen.'],
  content: ['Personal, company, address, users.'],
  dos: ['Put how far the registration is above the tabs.'],
  donts: ['Don’t lose what was typed on changing tabs.'],
};
