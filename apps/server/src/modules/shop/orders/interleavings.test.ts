import fc from 'fast-check';
import { expect, it } from 'vitest';
import { report } from '../../../testing/report.ts';
import { describeEngines, type TestServer } from '../../../testing/index.ts';
import {
  outcomes,
  plain,
  sizes,
  type Cell,
  type Command,
  type Model,
  type Units,
} from '../../../testing/orderModel/model.ts';
import { fillShelves, prepare, readModel } from '../../../testing/orderModel/world.ts';
import { clearOrders, fillCart } from '../../../testing/raceOrders.ts';
import { casesOf } from '../../../testing/tier.ts';

/** How many rounds of requests are sent at once; `ORDERS=5000` sends more. */
const wanted = casesOf({ quick: 20, all: 60, setting: 'ORDERS' });
const seed = Number(process.env['SEED'] ?? 1);
const roundsOfRun = 10;

/** Numbers that choose a command among what the world has by then. */
const wish = fc.record({
  kind: fc.constantFrom('edit', 'edit', 'import', 'pricelist', 'validate', 'finalize', 'finalize', 'propose', 'answer'),
  which: fc.nat(50),
  units: fc.integer({ min: 0, max: 7 }),
  other: fc.nat(50),
  yes: fc.boolean(),
});
type Wish = typeof wish extends fc.Arbitrary<infer W> ? W : never;

const pick = <T>(from: readonly T[], at: number): T | undefined => from[at % Math.max(1, from.length)];

const importOf = ({ which, units, other, yes }: Wish): Command => {
  const variation = which % 2 === 0 ? 1 : 3;
  const cells = sizes.map((size, at): [Cell, number] => [`${variation}:${size}`, (units + at * other) % 8]);
  const named = Object.fromEntries(cells.slice(0, 1 + (other % 3))) as Units;
  const [retailer, pricelist] = [1 + (Math.floor(which / 2) % 2), 1 + (Math.floor(which / 4) % 2)];
  return { kind: 'import', retailer, pricelist, replaces: yes, variation, units: named };
};

/** A command for what is there; undefined where there is nothing of its kind yet. */
const commandOf = (world: Model, a: Wish): Command | undefined => {
  const { kind, which, units, other, yes } = a;
  if (kind === 'import') return importOf(a);
  if (kind === 'propose' || kind === 'answer') {
    const order = pick(world.orders, which);
    if (!order) return undefined;
    const { id, version, retailer } = order;
    if (kind === 'answer') return { kind, order: id, version, accept: yes };
    const variation = Object.keys(order.units)[0]?.split(':')[0] ?? '1';
    const cell = `${variation}:${sizes[other % 3] ?? 1}` as Cell;
    return { kind, retailer, order: id, version, cell, to: units };
  }
  // The newest carts are the open ones; a closed one comes now and then.
  const cart = pick(world.carts.toReversed().slice(0, 4), which);
  if (!cart) return undefined;
  const { id, retailer } = cart;
  if (kind === 'pricelist') return { kind, retailer, cart: id, pricelist: 1 + (other % 2) };
  if (kind !== 'edit') return { kind: kind === 'validate' ? kind : 'finalize', retailer, cart: id };
  const item = pick(Object.values(cart.items), other);
  return item ? { kind, retailer, item, units } : undefined;
};

const begin = async (server: TestServer): Promise<void> => {
  await clearOrders(server);
  await fillShelves(server);
  await fillCart(server, { as: 'buyer@vitrine.example', variation: 1, units: 4 });
  await fillCart(server, { as: 'rival@vitrine.example', variation: 3, units: 6 });
};

/** What the server has, with what each of its carts was validated with in a possible past. */
const withPast = (now: Model, past: Model): Model => ({
  ...now,
  carts: now.carts.map((cart) => ({
    ...cart,
    validated: past.carts.find(({ id }) => id === cart.id)?.validated ?? null,
  })),
});

const distinct = (models: readonly Model[]): Model[] => [
  ...new Map(models.map((model) => [JSON.stringify(model), model])).values(),
];

/**
 * Sends a round at once. Its answers and what it leaves must be those of one order in which the requests could have come. Several orders can
 * leave the same and differ in what was validated, which nothing shows: all of them stay possible.
 */
const play = async (
  server: TestServer,
  before: readonly Model[],
  wishes: readonly Wish[],
): Promise<{ worlds: Model[]; sent: number }> => {
  const [seen] = before;
  const commands = wishes.flatMap((each) => (seen && commandOf(seen, each)) ?? []);
  const ready = await Promise.all(commands.map((command, turn) => prepare(server, command, turn)));
  const answers = await Promise.all(ready.map((send) => send()));
  const now = await readModel(server);
  const possible = before.flatMap((each) => outcomes(each, commands));
  const found = possible.filter((each) => each.answers.join() === answers.join() && plain(each.after) === plain(now));
  if (found.length === 0)
    expect({ commands, answers, after: plain(now) }).toEqual(
      possible.map((each) => ({ answers: each.answers, after: plain(each.after) })),
    );
  return { worlds: distinct(found.map(({ after }) => withPast(now, after))), sent: commands.length };
};

describeEngines(
  'requests at once',
  (server) => {
    it(
      'leave what the same requests leave one after the other: edits, imports, price lists, orders and their changes (A-082, A-088, A-090, A-094, E-49)',
      { timeout: 240_000 + wanted * 400 },
      async () => {
        const rounds = fc.array(fc.array(wish, { minLength: 2, maxLength: 4 }), {
          minLength: roundsOfRun,
          maxLength: roundsOfRun,
        });
        let [commands, orders] = [0, 0];
        await fc.assert(
          fc.asyncProperty(rounds, async (schedule) => {
            await begin(server);
            let worlds = [await readModel(server)];
            for (const round of schedule) {
              const played = await play(server, worlds, round);
              worlds = played.worlds;
              commands += played.sent;
            }
            orders += worlds[0]?.orders.length ?? 0;
          }),
          { numRuns: Math.ceil(wanted / roundsOfRun), seed, endOnFailure: true },
        );
        report({ commands, orders, seed });
      },
    );
  },
  { engines: ['postgres'] },
);
