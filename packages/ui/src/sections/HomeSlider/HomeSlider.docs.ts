import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A titled row of cards that slides: four in view on a desktop, two on a tablet, one on a phone.',
  when: ['Brands, line sheets and products on the home of a signed-in user.'],
  whenNot: ['On the landing page: use OurBrands. For a whole list: use ProductGrid or DirectorySection.'],
  keyboard: { 'ArrowLeft, ArrowRight': 'Steps through the cards.' },
  accessibility: ['A named region. Its heading comes first, then the link to everything, then the cards.'],
  content: ['Title: two or three words. At most twelve cards.'],
  dos: ['Pass `link` if there is a page with all cards.'],
  donts: ['Don’t mix kinds of cards in one slider.'],
};
