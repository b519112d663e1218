import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a legal text in a dialog that scrolls.',
  when: ['Use it for “Terms of Use” and “Privacy Policy” in the footer, and for the terms of a brand.'],
  instead: {
    'a short explanation': 'Popover or Tooltip',
    'a question that needs an answer': 'Dialog',
    'an article about an event': 'AboutProject',
  },
  content: ['The text is HTML from the account or the brand. It is cleaned before it is shown.'],
  wording: [{ good: 'Terms of Use', bad: 'Legal information', why: 'The title names the document that was opened.' }],
  behaviour: [
    'While `html` is missing, it shows lines in the shape of paragraphs.',
    'With `failure`, it shows the reason, the number of the request and a button to retry.',
    'A long text scrolls inside the dialog. The title stays in view.',
  ],
  accessibility: [
    'The text can be focused and scrolled with keys if it is longer than the dialog.',
    'A failure is announced at once.',
  ],
  keyboard: {
    Tab: 'Moves to the text and its links.',
    'ArrowUp, ArrowDown': 'Scroll the text.',
    Escape: 'Closes the dialog.',
  },
  dos: ['Pass `requestId` in `failure`. Support needs the number to find the cause.'],
  donts: ['Don’t ask for consent here. The dialog has no button to agree.'],
};
