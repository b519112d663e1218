import type { StaffHost } from '../../../entities.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';

/** The record of a host that waits is found at the next check. */
export const staffHostReplies = ({ staff }: Fixtures): Replies['staffHosts'] => {
  let { hosts } = staff;
  const serve = (host: StaffHost): StaffHost => ({ ...host, state: 'serves', record: null, checked_at: null });
  return {
    list: () => ({ status: 200, data: { data: hosts } }),
    check: ({ params }) => {
      if (!hosts.some(({ host }) => host === params.host)) return notFound;
      hosts = hosts.map((one) => (one.host === params.host ? serve(one) : one));
      return { status: 200, data: { data: hosts } };
    },
  };
};
