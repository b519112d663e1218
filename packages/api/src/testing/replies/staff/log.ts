import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

export const staffLogReplies = ({ staff }: Fixtures): Replies['staffLog'] => ({
  list: ({ query: { page, subject, search, from, to } }) => ({
    status: 200,
    data: staffPage(
      staff.auditEntries
        .filter((entry) => !subject || entry.subject.type === subject)
        .filter((entry) => hasWords(search, entry.subject.name, entry.actor?.name))
        .filter(({ created_at }) => (!from || created_at >= from) && (!to || created_at.slice(0, 10) <= to)),
      page,
    ),
  }),
});
