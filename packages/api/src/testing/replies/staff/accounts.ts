import type { StaffAccount } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

/** Marketplaces remember what was added. */
export const staffAccountReplies = ({ staff }: Fixtures): Replies['staffAccounts'] => {
  let { accounts } = staff;
  return {
    list: ({ query: { page, search } }) => ({
      status: 200,
      data: staffPage(
        accounts.filter(({ name, hash, hosts }) => hasWords(search, name, hash, ...hosts)),
        page,
      ),
    }),
    add: ({ body: { hash, name, hosts, language_code } }) => {
      const isTaken = accounts.some((account) => account.hash === hash);
      if (isTaken) {
        const sentence = 'There is a marketplace with this short name already. Choose another one.';
        return { status: 422, data: { ...problem(sentence), errors: { hash: [sentence] } } };
      }
      const [host] = hosts;
      const created_at = '2026-11-27T09:30:00Z';
      const people = { staff: 0, invited: 1, brands: 0 };
      const added: StaffAccount = {
        hash,
        name,
        hosts,
        url: `https://${host}`,
        language_code,
        ...people,
        created_at,
      };
      accounts = [...accounts, added];
      return { status: 201, data: { data: added } };
    },
  };
};
