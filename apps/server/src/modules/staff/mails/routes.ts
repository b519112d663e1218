import { contract } from '@vitrine/api';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../../platform/routes.ts';
import { countMails, findMails } from './repository.ts';
import { openMail, sendAgain, sendFailed } from './service.ts';

/** Mail of the account, for staff. */
export const staffMailRoutes = async (app: FastifyInstance): Promise<void> => {
  const isSending = app.platform.config.smtpUrl !== undefined;
  await app.register(
    implement(contract.staffMails, {
      list: async ({ scope, query }) => {
        const { data, meta } = await findMails(scope, query);
        return { status: 200, data: { data, meta: { ...meta, ...(await countMails(scope)), is_sending: isSending } } };
      },
      open: async ({ scope, params }) => ({ status: 200, file: await openMail(scope, params.id) }),
      sendAgain: async ({ scope, params }) => ({ status: 200, data: { data: await sendAgain(scope, params.id) } }),
      sendFailed: async ({ scope }) => ({ status: 200, data: { data: { mails: await sendFailed(scope) } } }),
    }),
  );
};
