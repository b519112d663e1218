import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import { notFound } from '../domain/refusal.ts';
import { isLocalHost, isLoopback } from '../platform/local.ts';
import { outboxList, outboxMail } from '../platform/mail/outboxPage.ts';
import type { OutboxMail } from '../platform/mail/outboxPage.ts';
import { outboxPolicy } from '../platform/policies.ts';

const shown = 200;
const selection = sql`
  select m.id, a.name as account, m.recipient, m.subject, m.kind, m.created_at as "createdAt",
    m.secret is null and m.secret_until is not null as "isSpent"
  from mail m join account a on a.id = m.account_id`;

/** Headers by which a proxy or a tunnel tells that somebody else asks through it. */
const forwarding =
  /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|[a-z-]+-connecting-ip|[a-z-]+-client-ip|x-original-.*)$/;

/**
 * Whether a request comes from this very machine and for it. Looks at the socket and at the Host header themselves, never at what a trusted
 * proxy says instead of them: a page whose name leads here, and a proxy that lets others in, are not this machine.
 */
const fromHere = ({ raw: { socket, headers } }: FastifyRequest): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  isLocalHost((headers.host ?? '').replace(/:\d{1,5}$/, '').toLowerCase()) &&
  !Object.keys(headers).some((name) => forwarding.test(name));

const idOf = (request: FastifyRequest): number => {
  const { id } = request.params as { id: string };
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
};

/**
 * `/outbox`: the mails to read, where none are sent. Links in them open accounts, so it exists only while the shop is local,
 * and answers this very machine alone.
 */
export const outbox = async (app: FastifyInstance): Promise<void> => {
  const { config, db } = app.platform;
  if (config.smtpUrl !== undefined || !isLocalHost(new URL(config.publicUrl).hostname)) return;

  app.addHook('onRequest', async (request, reply) => {
    if (!fromHere(request)) throw notFound();
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
