import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Keeps what toasts have said.',
  when: ['Wherever toasts appear: once to a page, in its header or account menu.'],
  whenNot: ['News that outlives the visit: that is for the server to keep.'],
  anatomy: ['A button with the number', 'the messages, newest first', 'what can be done about each'],
  keyboard: { 'Enter, Space': 'Opens it.', 'Arrow keys': 'Scroll the list in focus.', Escape: 'Closes it.' },
  accessibility: ['For whoever was looking elsewhere or reads more slowly than a toast lasts.'],
  content: ['The button’s words hold the number.'],
  dos: ['Hand it the `log` of the same `useToasts`.'],
  donts: ['Don’t put into it what was never shown.'],
  status: 'new',
};
