import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose:
    'A short message that appears at the bottom right and disappears after three seconds. With an action it stays.',
  when: [
    'A confirmation that people may miss: “Link copied”, “Saved”.',
    'A removal that people can undo: “Removed” with “Undo”.',
  ],
  instead: {
    'a message that people must read': 'Banner',
    'an error in a form': 'Banner, or `message` of the field',
    'a question': 'Dialog',
    'earlier messages': 'NotificationList',
  },
  anatomy: ['Icon of the tone', 'Message', 'Action (optional)', 'Close button'],
  content: ['A few words; one action at most.'],
  wording: [
    {
      good: 'Link copied',
      bad: 'The link was successfully copied to your clipboard.',
      why: 'Three seconds are enough for two words.',
    },
  ],
  behaviour: [
    'The time stops while a pointer or the focus is on the toast.',
    'The newest toast with an action stays until people use or close it.',
    'Up to three toasts with an action stand below each other. The older ones disappear after ten more seconds.',
    'On a phone toasts are as wide as the screen.',
  ],
  accessibility: [
    '`critical` interrupts screen readers; other tones wait until they are idle.',
    'The action takes the focus when the toast appears, unless somebody types in a text field.',
    'The message describes the action, so that two toasts with *Undo* can be told apart.',
    'You must give `labels.region` and `labels.close`.',
  ],
  keyboard: { Tab: 'Moves between the action and the close button.', 'Enter, Space': 'Presses the focused button.' },
  dos: [
    'Render one `ToastRegion` per page and use `useToasts`.',
    'Add a NotificationList, so that people can read missed messages.',
  ],
  donts: ['Don’t offer an action that people did not cause. It moves their focus.'],
};
