import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Asks which sheet of a workbook to read.',
  when: ['Use it when a chosen file has several tables, and nothing tells which one is meant.'],
  instead: {
    'what the columns of a sheet hold': 'ColumnMapping',
    'the whole import of a cart': 'ImportWizard',
  },
  anatomy: [
    ['Question', 'legend'],
    ['Name of each sheet', '[data-part=option]'],
    ['First rows of the chosen sheet', 'table'],
  ],
  content: ['Show up to eight rows and eight columns. People recognise a sheet by its first rows.'],
  wording: [
    {
      good: 'Which sheet is the order?',
      bad: 'Select worksheet',
      why: 'The reader learns what the sheet is for.',
    },
  ],
  behaviour: [
    'It keeps nothing. Update `value` as soon as `onChange` fires.',
    'Rows that do not fit scroll sideways, by keyboard too.',
  ],
  accessibility: ['The rows are a table. Letters and numbers head its columns and rows, as in a spreadsheet.'],
  keyboard: { 'Arrow keys': 'Choose another sheet.' },
  dos: ['Begin with the sheet that is likely meant.'],
  donts: ['Don’t ask if only one sheet has a table. Read that one.'],
  status: 'new',
};
