import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How far an order has come, in a word and a tone.',
  when: ['Beside an order’s name, in lists and at its top.'],
  whenNot: ['States of payment: take Badge.'],
  accessibility: ['The word says it; the tone groups open, closed and cancelled.'],
  content: ['Pending Analysis and the other names of the specification.'],
  dos: ['Take the tone from the code.'],
  donts: ['Don’t invent states.'],
};
