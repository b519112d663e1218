import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Something to know about this page or a part of it.',
  when: ['News that stays until it is dealt with: a registration in review, a failed request.'],
  whenNot: ['News that may pass: take Toast. The fault of one field: its own message.'],
  anatomy: ['Title, words, action, close button.'],
  keyboard: { Tab: 'Reaches action and close button.' },
  accessibility: ['`critical` is announced at once, the other tones when it suits.'],
  content: ['First what is the case, then what can be done.'],
  dos: ['Offer the next step as `action`.'],
  donts: ['Don’t stack several; say the most pressing.'],
};
