import type { Subscriber } from '../../../entities.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

const subscribers: Subscriber[] = [
  { email: 'nina@loja-nova.example', maillist: 'b', created_at: '2026-11-19T10:00:00Z' },
  { email: 'press@casa-marola.example', maillist: 's', created_at: '2026-11-12T10:00:00Z' },
  { email: 'hello@showroom-centro.example', maillist: 'r', created_at: '2026-10-02T10:00:00Z' },
];

export const staffSubscriberReplies: Replies['staffSubscribers'] = {
  list: ({ query: { page, search } }) => ({
    status: 200,
    data: staffPage(
      subscribers.filter(({ email }) => hasWords(search, email)),
      page,
    ),
  }),
  file: () => ({
    status: 200,
    data: new File(['E-mail,Type,Since\r\n'], 'Newsletter.csv', { type: 'text/csv; charset=utf-8' }),
  }),
};
