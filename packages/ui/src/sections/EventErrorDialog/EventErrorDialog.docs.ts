import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The visitor could not be joined to an event; the way on is the landing.',
  when: ['The address of an event failed.'],
  whenNot: ['Other failures at the start: take StartupErrorDialog.'],
  keyboard: { 'Enter, Escape': 'Leaves it, to the landing.' },
  accessibility: ['An alert: its sentence is read at once.'],
  content: ['The sentence of the specification, misspelling included.'],
  dos: ['Lead to the landing however it is left.'],
  donts: ['Don’t try again by yourself.'],
};
