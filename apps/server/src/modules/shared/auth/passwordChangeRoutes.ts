import type { FastifyPluginAsync } from 'fastify';
import { contract } from '@vitrine/api';
import { checkPasswordChange } from '@vitrine/api/rules';
import { asMember } from '../../../domain/scope.ts';
import type { Passwords } from '../../../platform/passwords.ts';
import { implement } from '../../../platform/routes.ts';
import { changePassword, requireCode, sendCode } from './passwordCode.ts';
import { requireSound } from './sound.ts';
import { t } from './words.ts';

/** Changing the password while signed in: a code by mail, then the new password. */
export const passwordChangeRoutes = (passwords: Passwords): FastifyPluginAsync =>
  implement(contract.passwordChange, {
    sendCode: async ({ scope, body }) => {
      await sendCode(asMember(scope), passwords, body.email);
      return { status: 200, data: { message: t(scope.language, 'codeSent', { email: body.email }) } };
    },
    checkCode: async ({ scope, query }) => {
      await requireCode(asMember(scope), passwords, query.code);
      return { status: 200, data: { message: t(scope.language, 'codeRight') } };
    },
    change: async ({ scope, body: { password_confirmation: confirm, ...body } }) => {
      requireSound(scope, checkPasswordChange({ ...body, confirm }), { confirm: 'password_confirmation' });
      await changePassword(asMember(scope), passwords, body);
      return { status: 200, data: { message: t(scope.language, 'passwordChanged') } };
    },
  });
