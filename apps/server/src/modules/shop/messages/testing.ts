import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import type { TestServer } from '../../../testing/index.ts';

const { messages } = contract;
type Filter = 'all-messages' | 'unread-messages' | 'flagged-messages';

export const buyer = 'buyer@vitrine.example';
export const seller = 'seller@vitrine.example';

interface Written {
  message?: string;
  picture?: File;
  key?: string;
}

/** The calls of the tests of messages: retailers 1 to 5 and brands 1 (Lume) and 2 (Maru) are of one account. */
export const messageCalls = (server: TestServer) => {
  const send = (as: string, subjectId: number | string, message: string) =>
    server.call(messages.send, { as, params: { subjectId }, body: { message } });
  /** A form with files or a key, as a browser sends it. */
  const post = async (as: string, subjectId: number | string, { message, picture, key }: Written) => {
    const form = new FormData();
    if (message !== undefined) form.append('message', message);
    if (picture) form.append('arquivo', picture);
    const headers: Record<string, string> = { authorization: `Bearer ${await server.token(as)}` };
    if (key !== undefined) headers['idempotency-key'] = key;
    const path = `${server.origin}/v1/inbox-messages/${subjectId}/send`;
    const answer = await fetch(path, { method: 'POST', body: form, headers });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  const read = (as: string, subjectId: number | string, query: { before?: number; until?: number } = {}) =>
    server.call(messages.chat, { as, params: { subjectId }, query });
  const list = async (as: string, filter: Filter = 'all-messages', more: { page?: number; search?: string } = {}) =>
    (await server.call(messages.list, { as, query: { filter, ...more } })).body;
  const clear = async () => {
    await server.db.query(sql`delete from chat`);
    await server.db.query(sql`delete from connection`);
    await server.db.query(sql`delete from mail`);
    await server.db.query(sql`delete from attempt`);
  };
  const connect = (status: string, askedBy: string) =>
    server.db.query(sql`
      insert into connection (account_id, retailer_id, brand_id, status, requested_by) values (1, 1, 1, ${status}, ${askedBy})`);
  const count = async () => {
    const [row] = await server.db.query<{ count: number }>(sql`select count(*)::int as count from inbox_message`);
    return row?.count;
  };
  return { send, post, read, list, clear, connect, count };
};
