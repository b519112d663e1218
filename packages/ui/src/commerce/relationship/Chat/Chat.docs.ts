import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The talk with one company: what was said, and a line to write the next.',
  when: ['The messages screen.'],
  whenNot: ['Talk about one order: OrderMessages.'],
  keyboard: {
    Enter: 'Sends.',
    'Shift+Enter': 'Begins a new line.',
    Tab: 'Reaches flags and what can be done about a message that failed.',
  },
  accessibility: ['A list by days in order of time; whose words they are is said; new ones are announced.'],
  content: ['An error occured!, when sending or flagging failed.'],
  dos: ['Keep what failed, to be sent again or given up.'],
  donts: ['Don’t scroll away from what somebody reads.'],
};
