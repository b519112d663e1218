import type { AuditEntry } from '../../../entities.ts';
import type { AuditSubject } from '../../../rules/audit.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

interface LogQuery {
  page: number;
  subject?: AuditSubject | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** A page of entries, narrowed as the server does. */
export const findEntries = (entries: readonly AuditEntry[], { page, subject, search, from, to }: LogQuery) =>
  staffPage(
    entries
      .filter((entry) => !subject || entry.subject.type === subject)
      .filter((entry) => hasWords(search, entry.subject.name, entry.actor?.name))
      .filter(({ created_at }) => (!from || created_at >= from) && (!to || created_at.slice(0, 10) <= to)),
    page,
  );

export const staffLogReplies = ({ staff }: Fixtures): Replies['staffLog'] => ({
  list: ({ query }) => ({ status: 200, data: findEntries(staff.auditEntries, query) }),
});
