import { contract } from '@vitrine/api';
import { asMember } from '../../../domain/scope.ts';
import { placeOf } from '../../../platform/place.ts';
import { spend } from '../../../platform/rateLimit.ts';
import { implement } from '../../../platform/routes.ts';
import { beginView, endView, orderView } from './service.ts';

/** Looking at the shop through the eyes of a person. */
export const staffViewRoutes = implement(contract.staffViews, {
  open: async ({ scope, body }) => ({
    status: 201,
    data: { data: { ticket: await orderView(asMember(scope), body) } },
  }),
  begin: async ({ scope, body, request }) => {
    // Somebody who guesses tickets asks without end.
    await spend(scope, [{ what: 'view', whom: placeOf(request.ip), free: 60, seconds: 60 }]);
    return { status: 200, data: { data: await beginView(scope, body.ticket) } };
  },
  end: async ({ scope }) => {
    await endView(asMember(scope));
    return { status: 204 };
  },
});
