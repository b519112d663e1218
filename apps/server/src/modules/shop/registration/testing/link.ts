import sql from 'sql-template-tag';
import type { TestServer } from '../../../../testing/index.ts';

/** The hash in the link of the newest mail to somebody; empty without one. */
export const readLink = async (server: TestServer, email: string): Promise<string> => {
  const [mail] = await server.db.query<{ text: string }>(
    sql`select text from mail where recipient = ${email} order by id desc limit 1`,
  );
  return /\/define-password\?hash=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
