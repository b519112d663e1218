import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A brand of an event introduces itself; to buy from it one registers or signs in.',
  when: ['Pressing a brand of an event, as a visitor.'],
  whenNot: ['Signed in: go to the brand’s page.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Steps through pictures.', Escape: 'Closes it.' },
  accessibility: ['Named by the brand; read more says whether it is open.'],
  content: ['Tags, a few lines, the story behind “read more”.'],
  dos: ['Keep the brand, so that signing in leads to it.'],
  donts: ['Don’t show prices.'],
};
