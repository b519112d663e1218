import { goods } from '../../../testing/pictures.ts';
import type { OrderLineProduct } from './OrderLines.tsx';

/** Two products of an order, for stories. */
export const orderedProducts: OrderLineProduct[] = [
  {
    id: 1,
    name: 'Poplin shirt',
    reference: 'POP-1204',
    collection: 'Summer 27',
    image: { src: goods('shirt', 'stripe', '#20304f', '#f4f1ea'), alt: 'Poplin shirt' },
    note: 'Ship with the coats',
    delivery: 'Delivery: Feb 1 – Mar 15, 2027',
    sizes: ['XS', 'S', 'M', 'L', 'XL'],
    rows: [
      { id: 1, label: 'Ink', quantities: [2, 4, 6, 4, 2], units: '18', unitPrice: 'USD 48.00', total: 'USD 864.00' },
      {
        id: 2,
        label: 'Natural linen',
        quantities: [null, 3, 5, 3, null],
        units: '11',
        unitPrice: 'USD 48.00',
        total: 'USD 528.00',
      },
    ],
  },
  {
    id: 2,
    name: 'Pleated trousers',
    reference: 'PLE-0310',
    collection: 'Summer 27',
    image: { src: goods('trousers', 'plain', '#8a9a7b', '#efe6d3', 3), alt: 'Pleated trousers' },
    sizes: ['34', '36', '38', '40', '42', '44'],
    rows: [
      {
        id: 3,
        label: 'Sage',
        quantities: [1, 2, 3, 3, 2, 1],
        units: '12',
        unitPrice: 'USD 72.00',
        total: 'USD 864.00',
      },
    ],
  },
];
