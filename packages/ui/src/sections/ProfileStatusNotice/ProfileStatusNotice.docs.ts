import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A notice below the alert icon in the header. It tells a retailer what the stage of the registration means.',
  when: ['Use it for a retailer who is pre-registered, in review or pending.'],
  instead: {
    'an error on the page': 'Banner',
    'an action that succeeded': 'Toast',
    'a product added to the cart': 'AddToCartNotice',
  },
  anatomy: [
    ['Icon', 'svg'],
    ['Title', 'strong'],
    ['Text', 'p'],
    ['Close button', 'button'],
  ],
  content: ['Text: one sentence for each stage.'],
  wording: [
    {
      good: 'We are reviewing your registration. You see prices once it is approved.',
      bad: 'Status: pending',
      why: 'The retailer learns what happens next.',
    },
  ],
  behaviour: ['It closes after ten seconds. While the pointer or the focus is on it, it stays open.'],
  accessibility: [
    'A status message: screen readers announce it without interrupting.',
    'Name the close button with `labels.close`.',
  ],
  keyboard: { Tab: 'Moves to the close button.', Enter: 'Closes the notice.' },
  dos: ['Let the alert icon open it again. Ten seconds may be too short to read it.'],
  donts: ['Don’t show it to approved retailers. Nothing is left to explain.'],
};
