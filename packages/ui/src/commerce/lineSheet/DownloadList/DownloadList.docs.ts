import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A row of buttons for documents that the server makes on request, such as the PDF of an order.',
  when: ['OrderDetail shows it with the documents of an order.'],
  instead: {
    'a page about something else, such as goods': 'DownloadMenu',
    'a link to a page': 'TextLink',
    'a single action': 'Button',
  },
  content: ['Name the document, not the format alone.'],
  wording: [
    {
      good: 'Purchase order (PDF)',
      bad: 'Download',
      why: 'Several buttons stand side by side.',
    },
  ],
  behaviour: [
    'A press makes the file. `busy` shows a spinner until it is ready.',
    'A large file shows `progress` below the buttons. Its button stops the work; the focus returns to the file.',
    'If the browser blocks the new tab, pass `href`: a link “Open the file” appears.',
    'After an error, a press on the button tries again.',
  ],
  accessibility: [
    'It is a group named by `labels.title`.',
    'Errors are announced at once, finished files without interrupting.',
  ],
  keyboard: { Tab: 'Moves from document to document.', 'Enter, Space': 'Ask for the document.' },
  dos: ['Say in `error` why there is no file and whether trying again helps.'],
  donts: ['Don’t make all files in advance. Most are never opened.'],
};
