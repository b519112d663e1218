import type { ComponentDocs } from '../../../testing/docs.ts';

export const docs: ComponentDocs = {
  purpose: 'All facts of a product beside its pictures: price, colours, sizes, quantities and “Add to cart”.',
  when: ['Use it on the product page, beside MediaGallery.'],
  instead: { 'a product in a listing': 'ProductCard', 'to order without leaving the listing': 'QuickOrder' },
  anatomy: [
    ['Brand, name, reference, heart', 'h1'],
    ['Price and description', '[data-component=PriceBlock]'],
    ['Colours', '[data-component=ColourChoice]'],
    ['Sizes, with fields for buyers', '[data-component=SizeList]'],
    ['Price list and “Add to cart”', '[data-component=Field]'],
    ['Shipping, details, terms', 'section'],
  ],
  content: ['`details`: one fact a line, such as fabric and care.', '`description`: a short paragraph.'],
  wording: [
    {
      good: '100 % linen. Wash at 30 °C.',
      bad: 'Premium quality fabric',
      why: 'The buyer passes the facts on to customers.',
    },
  ],
  behaviour: [
    'With `order`, each size has a field for units. Without it, sizes are only listed.',
    'Out of stock: the button is disabled and shows the reason.',
    'While loading, use `ProductDetailsSkeleton`.',
  ],
  accessibility: [
    'The name is the heading of level 1 of the page.',
    'The disabled button stays focusable, and its reason is announced.',
  ],
  keyboard: {
    Tab: 'Moves through brand, heart, colours, sizes, size chart and buttons.',
    'Arrow keys': 'Change the colour.',
  },
  dos: [
    'Show in MediaGallery the pictures of the colour that `onColour` reports.',
    'Put an error of adding into `notice`, below the button.',
  ],
  donts: ['Don’t pass `onAdd` or `order` for users who may not buy.'],
};
