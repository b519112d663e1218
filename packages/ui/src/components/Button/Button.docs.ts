import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An action; with `href` a link that looks like one.',
  when: ['What this place is for: send, save, go on.'],
  whenNot: ['Leading on from within a sentence: take TextLink.', 'An action as a picture: take IconButton.'],
  anatomy: ['Icon before, words, icon after; a spinner in their place while busy; the reason below.'],
  keyboard: { 'Enter, Space': 'Presses it; as a link only Enter follows it.' },
  accessibility: [
    'Disabled it keeps the focus and is described by its reason; busy it says so and takes no second press.',
  ],
  content: [
    'A verb and its object: “Send order”.',
    'Capitals are for short labels: what leads on from a page or a dialog has `caps`, side by side all or none. Tools, filters and quiet actions are as written.',
  ],
  dos: [
    'One `primary` in view; `danger` for what cannot be taken back.',
    'Say with `reason` why it cannot be pressed.',
  ],
  donts: ['Don’t disable without a reason.', 'Don’t exchange the words while busy: the place would jump.'],
};
