import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Files chosen, dropped or pasted.',
  when: ['Certificates, pictures and sheets that are sent.'],
  whenNot: ['The import of a list, which has its own steps: take ImportWizard.'],
  anatomy: [
    'Label',
    'hint with kinds and size',
    'the place',
    'why a file was not taken',
    'files taken, each with its size and a button',
  ],
  keyboard: { 'Enter, Space': 'Open the platform’s file dialog.', Paste: 'Takes a file from the clipboard.' },
  accessibility: ['The platform’s own file input lies over the place; refusals are announced.'],
  content: ['A refusal names the file, the reason and what would be taken.'],
  dos: ['Say kinds and size before, not after.'],
  donts: ['Don’t trust its check: the server decodes what it gets.'],
  status: 'new',
};
