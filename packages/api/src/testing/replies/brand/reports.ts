import type { SalesRow } from '../../../entities.ts';
import type { SalesGroup } from '../../../rules/index.ts';
import type { Replies } from '../replies.ts';

type Named = readonly [key: string, name: string, detail?: string];

const names: Readonly<Record<SalesGroup, readonly Named[]>> = {
  collection: [
    ['41', 'Resort'],
    ['42', 'Essentials'],
  ],
  style: [
    ['101', 'Itapuã Wrap Dress', 'CM-101'],
    ['102', 'Linen Trousers', 'CM-102'],
  ],
  size: [
    ['S', 'S'],
    ['M', 'M'],
    ['L', 'L'],
  ],
  retailer: [
    ['201', 'Loja Aurora'],
    ['202', '1872 Mercearia'],
  ],
  week: [
    ['2026-05-11', '2026-05-11'],
    ['2026-05-04', '2026-05-04'],
  ],
};

const rowsOf = ([key, name, detail = '']: Named, at: number): SalesRow[] => [
  { key, name, detail, orders: 9 - at, currency: 'USD', units: 1240 - at * 380, amount: 52_080 - at * 15_960 },
  { key, name, detail, orders: 4, currency: 'BRL', units: 312 - at * 60, amount: 68_640 - at * 13_200 },
];

const workbook = (name: string) => ({
  status: 200 as const,
  data: new File(['PK'], name, { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' }),
});

/** What a brand sold, in two currencies, and one cart that waits. */
export const brandReportReplies: Replies['brandReports'] = {
  sales: ({ query: { by = 'collection' } }) => ({
    status: 200,
    data: { data: names[by].flatMap(rowsOf), meta: { more: false, this_week: '2026-05-18' } },
  }),
  salesFile: () => workbook('Casa Marola - Sales by collection.xlsx'),
  cartsFile: () => workbook('Casa Marola - Open carts.xlsx'),
  looksFile: () => workbook('Casa Marola - Looked at, not ordered.xlsx'),
  looks: {
    status: 200,
    data: {
      data: [
        {
          retailer: { id: 201, name: 'Loja Aurora' },
          product: { id: 101, name: 'Itapuã Wrap Dress', reference: 'CM-101' },
          in_cart: true,
          looked: '2026-05-12T09:10:00.000Z',
        },
        {
          retailer: { id: 202, name: '1872 Mercearia' },
          product: { id: 102, name: 'Linen Trousers', reference: 'CM-102' },
          in_cart: false,
          looked: '2026-05-10T16:45:00.000Z',
        },
      ],
      meta: { more: false },
    },
  },
  carts: {
    status: 200,
    data: {
      data: [
        {
          id: 1,
          retailer: { id: 201, name: 'Loja Aurora' },
          pricelist: 'USD FOB',
          products: 6,
          currency: 'USD',
          units: 148,
          amount: 6216,
          changed: '2026-05-12T10:30:00.000Z',
        },
      ],
      meta: { more: false },
    },
  },
};
