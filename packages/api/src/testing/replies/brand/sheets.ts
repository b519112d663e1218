import type { Replies } from '../replies.ts';

const started = { status: 201, data: { data: { job: 1 } } } as const;

export const brandSheetReplies: Replies['brandSheets'] = {
  download: () => ({
    status: 200,
    data: new File(['PK'], 'Casa Marola - Catalogue.xlsx', {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  }),
  check: started,
  apply: started,
  imports: {
    status: 200,
    data: {
      data: [
        {
          id: 12,
          file: 'autumn prices.xlsx',
          by: 'Davi Moura',
          at: '2026-11-20T16:20:00-03:00',
          is_undo: false,
          is_undone: false,
          can_undo: true,
          new_products: 0,
          changed_products: 48,
        },
        {
          id: 11,
          file: 'new styles.csv',
          by: 'Lia Prado',
          at: '2026-11-19T09:05:00-03:00',
          is_undo: false,
          is_undone: true,
          can_undo: false,
          new_products: 36,
          changed_products: 2,
        },
      ],
    },
  },
  undo: started,
  forgetLayout: { status: 204, data: undefined },
};
