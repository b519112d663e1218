import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

/** Mails remember that they are to be sent again. */
export const staffMailReplies = ({ staff }: Fixtures): Replies['staffMails'] => {
  let { mails } = staff;
  const count = (wanted: 'failed' | 'waiting') => mails.filter(({ status }) => status === wanted).length;
  return {
    list: ({ query: { page, status, search } }) => {
      const found = mails
        .filter((mail) => !status || mail.status === status)
        .filter(({ recipient, subject }) => hasWords(search, recipient, subject));
      const { data, meta } = staffPage(found, page);
      const counts = { failed: count('failed'), waiting: count('waiting') };
      return { status: 200, data: { data, meta: { ...meta, ...counts, is_sending: true } } };
    },
    open: ({ params }) =>
      mails.some(({ id }) => id === params.id)
        ? { status: 200, data: new File(['<p>Hello</p>'], 'Mail.html', { type: 'text/html; charset=utf-8' }) }
        : notFound,
    sendAgain: ({ params }) => {
      const mail = mails.find(({ id }) => id === params.id);
      if (!mail) return notFound;
      if (mail.status !== 'failed') return { status: 409, data: problem('This mail cannot be sent again.') };
      const again = { ...mail, status: 'waiting' as const, error: null, attempts: 0 };
      mails = mails.map((one) => (one === mail ? again : one));
      return { status: 200, data: { data: again } };
    },
    sendFailed: () => {
      const failed = count('failed');
      mails = mails.map((one) =>
        one.status === 'failed' ? { ...one, status: 'waiting', error: null, attempts: 0 } : one,
      );
      return { status: 200, data: { data: { mails: failed } } };
    },
  };
};
