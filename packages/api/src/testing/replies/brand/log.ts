import type { Fixtures } from '../../fixtures/index.ts';
import type { Replies } from '../replies.ts';
import { findEntries } from '../staff/log.ts';

/** The entries of a brand's own people. */
export const brandOfficeLogReplies = ({ brandLog }: Fixtures): Replies['brandOfficeLog'] => ({
  list: ({ query }) => ({ status: 200, data: findEntries(brandLog, query) }),
});
