import { answerKindOf, contract } from '@vitrine/api';
import type { Call } from '@vitrine/api';
import { expect, it } from 'vitest';
import { describeEngines } from './testing/index.ts';

/** Session, budget and account included. */
const most = 6;
const people = { seller: 'seller@vitrine.example', staff: 'staff@vitrine.example' };

const lists: readonly (readonly [string, Call])[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Readonly<Record<string, Call>>)
    .filter(
      ([, call]) => call.method === 'GET' && !call.path.includes(':') && answerKindOf(call.responses) === undefined,
    )
    .map(([name, call]) => [`${resource}.${name}`, call] as const),
);

describeEngines('reads without an id', (server) => {
  const read = (call: Call) => {
    const as = people[call.access as keyof typeof people] ?? 'buyer@vitrine.example';
    return server.call(call, { as, query: {}, params: {} } as object);
  };

  it(`make at most ${most} statements each`, async () => {
    expect(lists.length).toBeGreaterThan(50);
    const counted: Record<string, number> = {};
    for (const [name, call] of lists) {
      const before = server.db.statements;
      await read(call);
      counted[name] = server.db.statements - before;
    }
    expect(Object.entries(counted).filter(([, count]) => count > most)).toEqual([]);
  });
});
