import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A window above the page for a short task or question. The page waits until it closes.',
  when: ['Editing an address.', 'Signing in.', 'Confirming a change: “Remove the address?”.'],
  instead: {
    'filters, a menu or details beside the page': 'Drawer',
    'a message without a task': 'Banner or Toast',
    'a long form or task': 'a page of its own',
    'a few words about one term': 'Popover or Tooltip',
  },
  anatomy: [
    ['Title', '[role=dialog] h2'],
    ['Close button', '[role=dialog] [data-component=IconButton]'],
    ['Content, which scrolls', '[data-part=body]'],
    ['Footer with buttons, the main one last', '[data-part=footer]'],
  ],
  content: ['The title names the task.', 'The main button repeats the verb.'],
  wording: [
    { good: 'Remove address', bad: 'OK', why: 'The button tells what it does.' },
    { good: 'Shipping address', bad: 'Attention', why: 'The title names the content.' },
  ],
  behaviour: [
    'The close button, Escape and a press outside call `onClose`. You set `open`.',
    'With `kind="alert"`, a press outside does nothing.',
    'On a phone it is a sheet at the bottom, and the footer buttons share the width.',
    'Long content scrolls; title and footer stay visible.',
  ],
  accessibility: [
    'Takes the focus, keeps it inside, and returns it on closing.',
    'The title is its name, also with `hideTitle`.',
    'Give `closeLabel`, the name of the close button. Leave it out if a footer button is the only way on.',
  ],
  keyboard: {
    Escape: 'Closes the dialog.',
    'Tab, Shift+Tab': 'Moves through the controls inside.',
    'ArrowUp, ArrowDown': 'Scrolls long content that has the focus.',
  },
  dos: [
    'Offer “Cancel” beside the main action. People see how to leave without a change.',
    'Use `alert` for questions that need an answer.',
  ],
  donts: ['Don’t open a dialog from a dialog. People lose track of what closes.'],
};
