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
  forgetLayout: { status: 204, data: undefined },
};
