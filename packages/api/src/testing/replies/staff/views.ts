import type { Replies } from '../replies.ts';

/** A ticket for everybody. */
export const staffViewReplies = (): Replies['staffViews'] => ({
  open: () => ({ status: 201, data: { data: { ticket: 'ticket' } } }),
  begin: () => ({
    status: 200,
    data: {
      data: {
        access_token: 'view',
        expires_in: 1800,
        person: 'Ana Prado',
        company: 'Loja Ana',
        stage: 'approved',
      },
    },
  }),
  end: () => ({ status: 204, data: undefined }),
});
