import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const sheet = (name: string) => () => ({ status: 200 as const, data: new File(['xlsx'], `${name}.xlsx`, { type }) });

/** A sheet of one product is ready to be imported. */
export const draftReplies = ({ listing }: Fixtures): Replies['drafts'] => {
  const [product] = listing.results;
  return {
    cartExport: sheet('Casa Marola - Editable list'),
    collectionExport: sheet('Casa Marola - Editable list'),
    reasons: sheet('Casa Marola - Lines to correct'),
    preImport: {
      status: 200,
      data: {
        products_not_found: [],
        products_variation_or_size_not_found: [],
        products_with_no_size: [],
        rows_not_read: [],
        purchase_order_drafts: [
          {
            id: 'draft-1',
            seller: { id: 1, name: 'Casa Marola' },
            pricelist: { id: 1, name: 'USD Wholesale' },
            units: 5,
            products: 1,
            lines: [
              {
                variation_id: product?.variations[0]?.id ?? 1,
                name: product?.name ?? '',
                reference_code: product?.reference_code ?? '',
                variation: product?.variations[0]?.label ?? '',
                sizes: [
                  { name: 'S', quantity: 2, in_cart: null },
                  { name: 'M', quantity: 3, in_cart: null },
                ],
                note: null,
              },
            ],
            unchanged: 0,
            conflicts: [],
            reduced: [],
            repeated: [],
          },
        ],
        has_opened_cart: false,
        reasons: null,
        account: { said: 5, taken: 5, left: [] },
        notes: [],
        layout: null,
        sheets: [],
      },
    },
    confirmImport: ({ body }) => ({
      status: 200,
      data: {
        message: 'Success',
        data: { id: 71, outcome: body.create_new_cart ? 'created' : 'updated', changes: 2, products: 1 },
      },
    }),
    forgetLayout: { status: 204, data: undefined },
    undoImport: { status: 200, data: { message: 'Success', data: { id: 71, kept: 0 } } },
  };
};
