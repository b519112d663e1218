import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { notFound } from '../domain/refusal.ts';
import { outboxList, outboxMail } from '../platform/mail/outboxPage.ts';
import type { OutboxMail } from '../platform/mail/outboxPage.ts';
import { outboxPolicy } from '../platform/policies.ts';

const shown = 200;
const selection = sql`select m.id, a.name as account, m.recipient, m.subject, m.kind, m.created_at as "createdAt" from mail m join account a on a.id = m.account_id`;

const ownMachine = (address: string): boolean =>
  address === '::1' || address.startsWith('127.') || address.startsWith('::ffff:127.');
const ownName = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || ownMachine(name) || name === '[::1]';

const idOf = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string };
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
};

/**
 * `/outbox`: the mails to read, where none are sent. Links in them open accounts, so it exists only while the shop is local,
 * and only for this very machine.
 */
export const outbox = async (app: FastifyInstance): Promise<void> => {
  const { config, db } = app.platform;
  if (config.smtpUrl !== undefined || !ownName(new URL(config.publicUrl).hostname)) return;

  app.addHook('onRequest', async (request, reply) => {
    if (!ownMachine(request.ip)) throw notFound();
    reply
      .header('content-security-policy', outboxPolicy)
      .header('x-frame-options', 'SAMEORIGIN')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8');
  });

  app.get('/outbox', async () =>
    outboxList(await db.query<OutboxMail>(sql`${selection} order by m.id desc limit ${shown}`)),
  );

  app.get('/outbox/:id', async (request) => {
    const [mail] = await db.query<OutboxMail>(sql`${selection} where m.id = ${idOf(request)}`);
    if (!mail) throw notFound();
    return outboxMail(mail);
  });

  app.get('/outbox/:id/content', async (request) => {
    const [mail] = await db.query<{ html: string }>(sql`select html from mail where id = ${idOf(request)}`);
    if (!mail) throw notFound();
    return mail.html.replace('<head>', '<head><base target="_top">');
  });
};
