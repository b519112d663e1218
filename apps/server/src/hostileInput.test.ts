import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { contract } from '@vitrine/api';
import type { Call, Contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { beforeAll, describe, expect, it } from 'vitest';
import { fillCart, sendOrder } from './testing/raceOrders.ts';
import { requestsTo, requestsToRoute } from './testing/hostile/requests.ts';
import type { HostileRequest } from './testing/hostile/requests.ts';
import { faultOf } from './testing/hostile/verdict.ts';
import { describeEngines } from './testing/index.ts';
import type { TestServer } from './testing/index.ts';
import { bothEngines, casesOf } from './testing/tier.ts';
import { members } from './testing/worldRows.ts';

const webDist = await mkdtemp(join(tmpdir(), 'vitrine-hostile-input-'));
await writeFile(join(webDist, 'index.html'), '<!doctype html><html lang="en"><head><!--account--></head></html>');

/** Cases of each call and route; `npm run fuzz` takes more. */
const numRuns = casesOf({ quick: 1, all: 8, setting: 'HOSTILE_CASES' });

const calls = Object.entries(contract as Contract).flatMap(([resource, group]) =>
  Object.entries(group).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);
/** The server takes a path with and without a closing slash, and lists it without. */
const contractRoutes = new Set(calls.map(([, { method, path }]) => `${method} ${path.replace(/\/$/, '')}`));

/** A visitor, and every member of the test world: each stage of a retailer, brands, staff, another account's. */
const role = fc.constantFrom(undefined, ...members.map(({ email }) => email));

/** Attempts are counted by place: each case comes from another one, so that it is not refused for the cases before it. */
const place = fc.ipV4();

const withRole = async (
  server: TestServer,
  request: HostileRequest,
  who: { as?: string; ip: string },
): Promise<HostileRequest> => {
  const headers: Record<string, string> = { 'x-forwarded-for': who.ip };
  if (who.as !== undefined) headers['authorization'] = `Bearer ${await server.token(who.as)}`;
  if (who.as?.endsWith('tropico.example')) headers['x-account-hash'] = 'tropico';
  return { ...request, headers: { ...headers, ...request.headers } };
};

/** Method and path of every route that the server has, by its own list: a tree, each level four characters further in. */
const routesOf = ({ app }: TestServer): [method: string, path: string][] => {
  const above: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] = /^(.*?)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      above.splice(indent.length / 4, above.length, part);
      return methods?.split(', ').map((method): [string, string] => [method, above.join('')]) ?? [];
    });
};

describeEngines(
  'a hostile request',
  (server) => {
    beforeAll(async () => {
      const as = 'buyer@vitrine.example';
      const { cartId } = await fillCart(server, { as, variation: 1, units: 12 });
      await sendOrder(server, as, cartId);
      await fillCart(server, { as, variation: 1, units: 12 });
    });

    const holds = (requests: fc.Arbitrary<HostileRequest>, call?: Call) =>
      fc.assert(
        fc.asyncProperty(requests, role, place, async (request, as, ip) => {
          expect(await faultOf(server.origin, await withRole(server, request, { as, ip }), call)).toBeUndefined();
        }),
        { numRuns },
      );

    it('meets an order', async () => {
      expect(await server.db.query(sql`select id from purchase_order`)).toHaveLength(1);
    });

    describe('to a call of the contract is answered as the contract says, and never with a failure', () => {
      it.each(calls)(
        '%s',
        async (_name, call) => {
          await expect(holds(requestsTo(call), call)).resolves.toBeUndefined();
        },
        600_000,
      );
    });

    it('to any other route is answered, and never with a failure', async () => {
      const others = routesOf(server).filter(
        ([method, path]) => method !== 'HEAD' && !contractRoutes.has(`${method} ${path}`),
      );
      for (const [method, path] of others) await holds(requestsToRoute(method, path));
      expect(others.map(([, path]) => path)).toEqual(expect.arrayContaining(['/media/files/*', '/outbox/:id', '/*']));
    }, 600_000);
  },
  // On both in every run: it asks each call of the contract.
  { engines: bothEngines, config: { webDist, trustProxy: 1 } },
);
