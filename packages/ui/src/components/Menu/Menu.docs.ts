import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A button that opens a list of actions for one thing.',
  when: ['Actions on a line sheet: download, share, duplicate.', 'Actions that people use now and then.'],
  instead: {
    'a value to choose': 'Select',
    'several values to choose': 'MultiSelect',
    'text or controls below a button': 'Popover',
    'one or two frequent actions': 'Button',
  },
  anatomy: [
    ['Button with `label` or `children`', '[data-component=Menu]'],
    'List of entries',
    'A line about loading or an error',
    '“Try again” as an entry after an error',
  ],
  content: ['Start each entry with a verb. Place the most frequent one first.'],
  wording: [{ good: 'Download as PDF', bad: 'PDF', why: 'The entry tells what happens.' }],
  behaviour: [
    'With `status="loading"` or `"error"`, a line appears above the entries. Existing entries stay.',
    'After an error, “Try again” keeps the menu open for the new entries.',
    '`disabledReason` appears below a disabled entry.',
  ],
  accessibility: [
    'A menu button with a menu named `label`. Closing returns the focus to the button.',
    'Arrow keys also reach disabled entries, so that their reason is announced. Choosing one does nothing.',
    'With `status`, you must give `labels`; give `onRetry` for “Try again”.',
  ],
  keyboard: {
    'Enter, Space, ArrowDown': 'Opens the menu.',
    'ArrowUp, ArrowDown': 'Moves through the entries.',
    'A–Z': 'Moves to the entry that starts with the letters.',
    Escape: 'Closes the menu.',
  },
  dos: ['Give every disabled entry a `disabledReason`, such as “For approved retailers”.'],
  donts: ['Don’t put the only action of a page into a menu. People may not find it.'],
};
