import { contract } from '@vitrine/api';
import type { Scope } from '../../../domain/scope.ts';
import type { FieldErrors } from '../../../platform/input.ts';
import { implement } from '../../../platform/routes.ts';
import type { Handlers } from '../../../platform/routes.ts';
import { findLandingBrands } from './brands.ts';
import { findLanding } from './content.ts';
import { findHeroes } from './heroes.ts';
import { findRetailers } from './retailers.ts';
import { confirm, refuseSubscription, subscribe, unsubscribe } from './subscribe.ts';
import { todayOf } from '../../../domain/today.ts';

/** A parameter that may be there once or several times. */
const namesOf = (given: string | string[] | undefined): string[] => [given ?? []].flat();

const handlers: Handlers<typeof contract.landing> = {
  content: async ({ scope }) => ({ status: 200, data: await findLanding(scope) }),
  retailers: async ({ scope }) => ({ status: 200, data: await findRetailers(scope, todayOf(scope.account)) }),
  brands: async ({ scope, query }) => ({
    status: 200,
    data: { data: await findLandingBrands(scope, namesOf(query['events[]'])) },
  }),
  heroes: async ({ scope, query }) => ({
    status: 200,
    data: { data: await findHeroes(scope, namesOf(query['events[]'])) },
  }),
  subscribe: async ({ scope, body, request }) => ({
    status: 201,
    data: { message: await subscribe(scope, body, request.ip) },
  }),
  confirmSubscription: async ({ scope, body }) => ({
    status: 200,
    data: { message: await confirm(scope, body.token) },
  }),
  unsubscribe: async ({ scope, params }) => ({
    status: 200,
    data: { message: await unsubscribe(scope, params.token) },
  }),
};

const refuse = (errors: FieldErrors, scope: Scope): never => {
  throw refuseSubscription(scope, Object.keys(errors));
};

export const landingRoutes = implement(contract.landing, handlers, {
  onInvalid: { subscribe: refuse },
  late: ['content', 'retailers', 'brands', 'heroes'],
});
