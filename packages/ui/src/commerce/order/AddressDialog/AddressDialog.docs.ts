import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Billing, then shipping address, before an order can be sent.',
  when: ['An approved retailer lacks an address.'],
  whenNot: ['Editing a whole profile.'],
  anatomy: ['Step, fields, list of what is wrong, previous, next or finalize.'],
  keyboard: { Enter: 'Sends the step.', Escape: 'Closes it; what was typed in a step is there again on coming back.' },
  accessibility: [
    'Each step is named “Step 1 of 2”; what is wrong is listed above and said at its field, and the focus goes there.',
  ],
  content: ['Copy from Billing; the messages of each field word for word.'],
  dos: ['Move the step on once the server has kept it.'],
  donts: ['Don’t check while somebody is still typing.'],
};
