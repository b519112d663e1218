import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A small panel below a button, for a few words or controls.',
  when: ['An explanation longer than one sentence.', 'Terms of a price list beside its name.'],
  instead: {
    'a list of actions': 'Menu',
    'a task or form': 'Dialog',
    'one sentence on focus or hover': 'Tooltip',
    'a value to choose': 'Select',
  },
  content: ['The label names what opens. It names button and panel.'],
  wording: [{ good: 'Delivery terms', bad: 'Info', why: 'The reader knows whether to open it.' }],
  behaviour: [
    'Escape or a press outside closes it.',
    'With `iconOnly` the button shows only its icon.',
    'The panel is at most as wide as a phone’s screen.',
  ],
  accessibility: [
    'The button announces whether the panel is open.',
    'The panel takes the focus. On closing, the button gets it back.',
  ],
  keyboard: {
    'Enter, Space': 'Opens the panel.',
    Tab: 'Moves through the controls inside.',
    Escape: 'Closes the panel.',
  },
  dos: ['Keep the content short enough to see at once.'],
  donts: ['Don’t put a form inside. A press outside would lose the entries.'],
};
