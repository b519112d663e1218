import { contract } from '@vitrine/api';
import { placeOf } from '../../../platform/place.ts';
import { implement } from '../../../platform/routes.ts';
import type { Arguments } from '../../../platform/routes.ts';
import { register } from './service.ts';
import { toSubmission } from './submission.ts';

const send = async ({
  scope,
  body,
  headers,
  request,
}: Pick<Arguments<typeof contract.registration.send>, 'scope' | 'body' | 'headers' | 'request'>) => ({
  status: 201 as const,
  data: {
    message: await register(scope, toSubmission(body), {
      place: placeOf(request.ip),
      key: headers['idempotency-key'],
    }),
  },
});

/** Both calls do the same; they differ in the form of the body. */
export const registrationRoutes = implement(contract.registration, { older: send, send });
