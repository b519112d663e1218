import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Keeps what toasts have said, for whoever was looking elsewhere.',
  when: ['Once in the header of a place that uses toasts.'],
  whenNot: ['Messages between people: InboxList.'],
  keyboard: { 'Enter, Space': 'Opens it.', Escape: 'Closes it.' },
  accessibility: ['The button says how many there are; the list is in order of time.'],
  content: ['As the toasts said it.'],
  dos: ['Hand it the `log` of `useToasts`.'],
  donts: ['Don’t mark as read by pointing.'],
};
