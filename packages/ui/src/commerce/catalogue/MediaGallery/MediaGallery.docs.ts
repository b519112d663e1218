import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The pictures and videos of a product: thumbnails and one large view that can be enlarged.',
  when: ['Use it on the product page, beside ProductDetails.'],
  instead: { 'a slider of brand pictures': 'BrandImages', 'pictures beside a text': 'InfoBlock' },
  anatomy: [
    ['Thumbnails', 'li'],
    ['Large picture or video', 'picture'],
    ['Button to enlarge', '[data-component=MediaGallery] > div button'],
    'Enlarged view',
  ],
  content: ['Write texts that tell the views apart: “front”, “back”, “fabric”.'],
  wording: [
    {
      good: 'Linen dress, back, with open collar',
      bad: 'Picture 2',
      why: 'The position is announced already; the text adds what the picture shows.',
    },
  ],
  behaviour: [
    'With one picture, there are no thumbnails.',
    'A video shows its still until it is played. It does not start by itself.',
    'While loading, use `MediaGallerySkeleton`.',
  ],
  accessibility: [
    'Each thumbnail is a button named by its place, such as “2 of 5, Video”. The shown one is marked.',
    'Give each medium a text with `alt`.',
  ],
  keyboard: {
    Tab: 'Moves through thumbnails to the large view.',
    Enter: 'Shows a thumbnail, or enlarges the picture.',
    Escape: 'Closes the enlarged picture.',
  },
  dos: ['Put the picture first that shows the whole product.'],
  donts: ['Don’t rely on speech in a video. There is no place for captions.'],
};
