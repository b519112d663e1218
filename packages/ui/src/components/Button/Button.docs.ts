import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'Buttons start an action, such as sending an order. If the action goes to another page, pass `href` and it renders a link.',
  when: [
    'The main action of a page, form or dialog: “Send order”, “Save address”.',
    'The second choice beside it: “Cancel”.',
    'An action that removes something: `danger`.',
  ],
  instead: {
    'a link inside a sentence': 'TextLink',
    'an action shown as an icon only': 'IconButton',
    'several actions behind one button': 'Menu',
    'a setting that is on or off': 'Switch',
  },
  anatomy: [
    '`icon` (optional)',
    ['Label', '[data-part=words]'],
    '`iconEnd` (optional)',
    'A spinner in place of the label while `busy`',
    'The reason below while `disabled`',
  ],
  content: [
    'Start with a verb and name the object.',
    'Use `caps` for actions of one or two words. Buttons beside each other use it all or not at all.',
  ],
  wording: [
    { good: 'Send order', bad: 'Submit', why: 'The label tells what happens.' },
    { good: 'Remove address', bad: 'Yes', why: 'People understand the button without reading the question above it.' },
  ],
  behaviour: [
    'While `busy`, a spinner covers the label, the width stays and presses do nothing.',
    'With `disabled` and `reason`, the reason appears below the button.',
    'A link button (`href`) is never disabled or busy.',
    'With `stretch` it is as wide as its parent, for example on a phone.',
  ],
  accessibility: [
    'A disabled button stays focusable, and screen readers announce the text of `reason`.',
    'While `busy`, it announces that it is busy.',
    '`label` replaces the name for screen readers. It must begin with the visible text.',
  ],
  keyboard: { Enter: 'Presses the button or follows the link.', Space: 'Presses the button.' },
  dos: [
    'Show one `primary` button at a time, so that the main action is clear.',
    'Use `danger` for actions that people cannot undo.',
    'Explain a disabled button with `reason`: “Reach the minimum of 300 EUR”.',
  ],
  donts: [
    'Don’t change the label while busy. “Sending…” changes the width and moves the layout.',
    'Don’t disable a button without a reason. People cannot find out what is missing.',
  ],
};
