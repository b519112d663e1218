import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows something that people edit, such as a page or a hero, by its picture, name and state.',
  when: ['In a grid of up to some dozens of documents that people tell apart by their pictures.'],
  instead: { 'compare documents by their values': 'Table', 'show a brand to visitors': 'BrandTile' },
  anatomy: [
    ['Picture, or the first letter of the name', 'picture, article > span'],
    ['Name, which is the link', 'h3'],
    ['Note (optional)', 'h3 + p'],
    ['State (optional)', '[data-component=Badge]'],
  ],
  content: ['The name as people call the document, not its kind.'],
  wording: [
    {
      good: 'Line sheet, summer 2027',
      bad: 'linesheet_final_v3.pdf',
      why: 'People search for the document by what it is, and the file name changes with each export.',
    },
    { good: 'Draft, not on the shop yet', bad: 'Inactive', why: 'The note says what the state means for readers.' },
  ],
  behaviour: ['Without a picture it shows the first letter of the name.', 'Long names break.'],
  accessibility: [
    'The card is an article with the name of the document.',
    'The name is the only link. It covers the card for pointers.',
    'The picture is decorative.',
  ],
  keyboard: { Enter: 'Opens the document.' },
  dos: ['Use the same picture that visitors see.'],
  donts: ['Don’t put buttons into the card. The link covers it.'],
  status: 'new',
};
