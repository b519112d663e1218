import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows something that people edit, such as a page or a hero, by its picture, name and state.',
  when: ['In a grid of up to some dozens of documents that people tell apart by their pictures.'],
  instead: { 'compare documents by their values': 'Table', 'show a brand to visitors': 'BrandTile' },
  anatomy: [
    'Picture, or the first letter of the name',
    'Name, which is the link',
    'Note (optional)',
    'State (optional)',
  ],
  content: ['The name as people call the document, not its kind.'],
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
