import { contract } from '@vitrine/api';
import { asMember } from '../../../domain/scope.ts';
import { spend } from '../../../platform/rateLimit.ts';
import type { Budget } from '../../../platform/rateLimit.ts';
import { placeOf } from '../../../platform/place.ts';
import { implement } from '../../../platform/routes.ts';
import { findVisitor } from './repository.ts';
import { issueHandOff, redeemHandOff } from './service.ts';

const minute = 60;

/** A site asks once for each visitor; somebody who guesses tickets asks without end. */
const redeemBudget = (place: string): Budget => ({ what: 'hand-off', whom: place, free: 120, seconds: minute });

/** Taking members to partner sites (R-162, D-133). */
export const handOffRoutes = implement(contract.handOff, {
  issue: async ({ scope, body }) => ({
    status: 201,
    data: { data: { url: await issueHandOff(asMember(scope), body.url) } },
  }),
  redeem: async ({ scope, body, request }) => {
    await spend(scope, [redeemBudget(placeOf(request.ip))]);
    const viewer = await redeemHandOff(scope, body.ticket, body.origin);
    return { status: 200, data: { data: await findVisitor(scope, viewer) } };
  },
});
