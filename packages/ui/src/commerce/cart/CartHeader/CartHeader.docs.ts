import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Whose cart it is, whether it is open, and what can be done with all of it.',
  when: ['At the top of a cart.'],
  whenNot: ['Any other page: take PageHeader.'],
  keyboard: { 'Enter, Space': 'Presses export, import or remove.' },
  accessibility: ['The brand is the heading; CART OPEN and CART CLOSED are words, not colours alone.'],
  content: ['CART OPEN, CART CLOSED.'],
  dos: ['Leave actions out that the viewer may not take.'],
  donts: ['Don’t remove without asking.'],
};
