import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A field for files that people choose, drag into it, or paste.',
  when: ['Company documents and certificates.', 'Pictures of a collection.'],
  instead: {
    'importing a list of products or quantities': 'ImportWizard',
    'pictures to look at': 'Picture or Lightbox',
  },
  anatomy: [
    ['Label', '[data-part=label]'],
    ['Hint', '[data-part=label] ~ span'],
    ['Drop area', '[data-part=drop]'],
    'Refused files with reasons',
    'Chosen files with size and remove button',
  ],
  content: ['The hint tells kinds, size and number before people choose.'],
  wording: [
    {
      good: '“photo.heic” is not a PDF. Choose a PDF file.',
      bad: 'Upload failed',
      why: 'The reader knows which file to change, and how.',
    },
  ],
  behaviour: [
    'It accepts one file unless you set `maxFiles`. With one, a new file replaces the old one.',
    'It refuses wrong types, empty files, files above `maxMegabytes`, and files above `maxFiles`.',
    'A long file name is shown in full as a tooltip.',
    'It does not upload. You receive the files in `onChange`.',
  ],
  accessibility: [
    'The drop area is the browser’s file input.',
    'Screen readers announce refusals at once.',
    'After a removal the focus is on the next remove button, or on the drop area.',
    'You must give the name of the remove button of each file.',
  ],
  keyboard: {
    'Enter, Space': 'Opens the file dialog.',
    'Ctrl+V': 'Takes a copied file while the area has the focus.',
    Tab: 'Moves to the remove buttons.',
  },
  dos: ['Set `accept` and `maxMegabytes` to the rules of the server. People see a refusal before the upload.'],
  donts: ['Don’t rely on its check alone. A file can claim a wrong type; check it on the server.'],
  status: 'new',
};
