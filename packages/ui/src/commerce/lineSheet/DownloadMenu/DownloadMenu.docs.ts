import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One button that opens a menu of documents, which the server makes on request.',
  when: ['A line sheet shows it beside its heading, so that goods come first.'],
  instead: { 'a page about the documents themselves': 'DownloadList', 'other actions': 'Menu' },
  content: ['Name each document, not the format alone.'],
  wording: [
    { good: 'Line sheet with prices (PDF)', bad: 'PDF 1', why: 'Two PDFs of one collection differ by what they hold.' },
  ],
  behaviour: [
    'A press on an entry makes the file. `busy` disables the entry until it is ready.',
    'How far a large file is, a failure and the link to a blocked file stand below the button, as in DownloadList.',
  ],
  accessibility: [
    'It is a group and a menu button, both named by `labels.title`.',
    'Errors are announced at once, finished files without interrupting.',
  ],
  keyboard: { 'Enter, Space': 'Open the menu, then ask for the document.', 'Arrow keys': 'Move among the documents.' },
  dos: ['Say in `error` why there is no file and whether trying again helps.'],
  donts: ['Don’t use it for a single document: a Button says what it does.'],
};
