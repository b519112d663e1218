import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Turns a filled-in spreadsheet into a cart, in three steps: file, check, import.',
  when: ['Use it for “Import an edited list” on carts and line sheets.'],
  instead: {
    'to paste a block of quantities into one product': 'CartGrid',
    'another file upload': 'FileDrop',
    'to say that the user may not import': 'NotAllowedDialog',
  },
  anatomy: [
    ['Steps', 'ol'],
    ['Field for the file', '[data-part=drop]'],
    'Columns of an own sheet',
    'Problems or preview',
    'Choice: replace or add',
    'Progress',
    'Result',
  ],
  content: ['A problem names the line, the product and the reason.', 'The result says how many lines were left out.'],
  wording: [
    {
      good: 'Line 4, size S: two is not a whole number of 0 or more.',
      bad: 'Invalid file!',
      why: 'The reader can correct the sheet only if the place is named.',
    },
    {
      good: 'ADD PRODUCTS TO THE EXISTING CART',
      bad: 'Continue',
      why: 'The choice changes the open cart, so each button must say how.',
    },
  ],
  behaviour: [
    'With `onPaste`, rows can be pasted in place of a file. Give them back as `pasted` of the step `file`, so that they can be corrected.',
    'It accepts XLSX and XLS files up to 5 MB and refuses other files before upload.',
    'It asks whether to replace or extend the cart only if the brand has an open cart.',
    'With an open cart, the preview lists only what changes. A quantity that both have changed shows both values; the cart keeps its own unless the list is chosen.',
    'The step `columns` asks what the columns of a sheet that is not ours hold. Give guesses as `use`. How they were read is the `layout` of the next step.',
    'If nothing changes in the open cart, the dialog can only be closed.',
    'Conflicts are shown fifty at a time. A choice counts for the quantity that was seen: if it changes, the cart keeps its own again.',
    'With `onUndo`, a finished import can be taken back.',
    'Long tables show the first lines and the number of the rest.',
    'An import goes on in the background after the dialog is closed.',
  ],
  accessibility: [
    'Each new step takes the focus. The step list marks the current step.',
    'Progress has its value as text. Tables have heads, and a table that scrolls can be focused.',
  ],
  keyboard: {
    Tab: 'Moves through fields and buttons.',
    'Enter, Space': 'Open the file chooser or press a button.',
    Escape: 'Closes the dialog.',
  },
  dos: [
    'Offer `onTemplate`. A list with the right columns prevents most problems.',
    'Offer `onDownloadReasons`, so that the reader can correct a long sheet outside the shop.',
  ],
  donts: ['Don’t import before the user has seen the preview.'],
};
