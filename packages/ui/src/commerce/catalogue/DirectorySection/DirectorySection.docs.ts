import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A titled grid of brand tiles. `DirectoryLetters` shows all brands by letter in one running grid.',
  when: [
    'Use it for “New Brands”, “Featured Brands” and “Brands recently visited”.',
    'Use `DirectoryLetters` for the brands from A to Z.',
  ],
  instead: { 'a slider of brands': 'OurBrands', 'one brand': 'BrandTile' },
  content: ['Title: two or three words. The specification gives most of them.'],
  wording: [
    { good: 'New Brands', bad: 'Discover our latest additions', why: 'Visitors scan several titles in a row.' },
  ],
  behaviour: [
    'While `pending`, grey tiles keep the space of that number of brands.',
    'Without brands and without `pending`, nothing shows.',
    'In `DirectoryLetters`, letters with few brands share a row.',
    'Null in place of a brand keeps its room. `onNear` says which of these rooms are near, so that you can load their brands.',
  ],
  accessibility: [
    'The title is a heading. Screen readers hear `pendingLabel` once while the brands load.',
    'Give each letter the `id` that LetterIndex links to.',
  ],
  keyboard: { Tab: 'Moves from tile to tile.' },
  dos: ['Set `pending` to the usual number of brands, so that the page does not move.'],
  donts: ['Don’t add a text for an empty group. The section leaves itself out.'],
};
