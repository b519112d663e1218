import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A slider with the brands of an event.',
  when: ['Use it on the page of an event.'],
  instead: {
    'brands on the landing page': 'OurBrands',
    'the brands of one segment, page by page': 'SegmentBrands',
    'the whole directory': 'DirectorySection',
  },
  anatomy: [
    ['Title', 'h2'],
    'Text',
    ['Cards', '[data-component=BrandCard]'],
    ['Previous and next', '[data-part=controls]'],
    'Footnote',
  ],
  content: [
    'Given by the specification: “Meet the Brands*”, “SEE MORE”.',
    'Footnote: the account’s explanation of the asterisk in the title.',
  ],
  behaviour: [
    'Four brands are in view, two on a phone. It does not move by itself.',
    'While `brands` is missing, it shows placeholders.',
    'Without brands, it shows an empty state with a button to the directory.',
    'With `onRetry`, it shows an error with a button to retry.',
    'With `onOpen`, a card calls it instead of following its link.',
  ],
  wording: [
    {
      good: 'The brands of this event are announced in January.',
      bad: 'No data',
      why: 'An empty state says what to expect.',
    },
  ],
  accessibility: [
    'The title is a level 2 heading and names the slider. Each link is named “SEE MORE” and the brand.',
    'Give `labels.loading` and all labels of the slider.',
  ],
  keyboard: { 'ArrowLeft, ArrowRight': 'Move the brands, with the focus on the slides.', Enter: 'Opens the brand.' },
  dos: ['Pass `footnote` if the account has one. Without it, the asterisk has no meaning.'],
  donts: ['Don’t pass `onRetry` before loading has failed. The error would replace the placeholders.'],
};
