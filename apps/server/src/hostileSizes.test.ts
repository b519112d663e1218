import { contract } from '@vitrine/api';
import type { Call, Contract } from '@vitrine/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from './platform/answers.ts';
import { boundsOf, parts, placed } from './testing/hostile/bounds.ts';
import type { Bound } from './testing/hostile/bounds.ts';
import { fitting, valuesOf } from './testing/hostile/values.ts';
import { readAnswer, toRequest } from './testing/http.ts';
import { describeEngines } from './testing/index.ts';

const seed = Number(process.env['SEED'] ?? 1);

const calls = Object.entries(contract as Contract).flatMap(([resource, group]) =>
  Object.entries(group).map(([name, call]): [string, Call] => [`${resource}.${name}`, call]),
);

/** Who may make a call. */
const roles = {
  public: undefined,
  session: 'buyer@vitrine.example',
  buyer: 'buyer@vitrine.example',
  approved: 'buyer@vitrine.example',
  seller: 'seller@vitrine.example',
  staff: 'staff@vitrine.example',
} as const;

const nameOf = ({ part, place, kind, most }: Bound): string => `${kind} of ${part} ${place.join('.')}, at most ${most}`;

/** A value of this size, like the one that was there. */
const sized =
  ({ kind, entry }: Bound, size: number) =>
  (before: unknown): unknown => {
    if (kind === 'number') return size;
    if (kind === 'letters') return 'a'.repeat(size);
    const [like] = entry ? fc.sample(fitting(entry), { seed, numRuns: 1 }) : ['a'];
    const [one = like] = Array.isArray(before) ? (before as unknown[]) : [];
    return Array.from({ length: size }, () => one);
  };

/** Texts and lists that have no end but that of a request, and why. */
const endless = new Set([
  // The number of a price list is in its middle, and names none if it is too large.
  'brandCells.save body cells.0.field',
]);

it('Every list, text and number that a call takes has an end', () => {
  const open = calls.flatMap(([name, call]) =>
    boundsOf(call).flatMap((bound) =>
      bound.most === undefined ? [`${name} ${bound.part} ${bound.place.join('.')}`] : [],
    ),
  );
  expect(
    open.filter((place) => !endless.has(place)),
    'Give these a maximum in the contract.',
  ).toEqual([]);
});

describeEngines(
  'a request at the end of what a call takes',
  (server) => {
    /** Values that each call allows, made once. */
    const allowed = new Map<Call, Partial<Record<Bound['part'], Record<string, unknown>>>>();
    const valuesFor = (call: Call) => {
      const known = allowed.get(call);
      if (known) return known;
      const of = (part: Bound['part']) => [part, fc.sample(valuesOf(call[part]), { seed, numRuns: 1 })[0]] as const;
      const made = Object.fromEntries(parts.filter((part) => call[part]).map(of));
      allowed.set(call, made);
      return made;
    };
    const tokens = new Map<string, Promise<string>>();
    const tokenOf = (as: string): Promise<string> => {
      const token = tokens.get(as) ?? server.token(as);
      tokens.set(as, token);
      return token;
    };
    let place = 0;
    const ask = async (call: Call, bound: Bound, size: number) => {
      const as = roles[call.access];
      const values = valuesFor(call);
      const input = { ...values, [bound.part]: placed(values[bound.part], bound.place, sized(bound, size)) };
      // Each request comes from another place, so that none is refused for those before it.
      place += 1;
      const headers = {
        ...(input.headers as Record<string, string> | undefined),
        'x-forwarded-for': `10.1.${Math.floor(place / 256)}.${place % 256}`,
      };
      const token = as && (await tokenOf(as));
      const { path, init } = await toRequest(call, { ...input, headers }, { token, account: 'vitrine' });
      const { status, json } = await readAnswer(server.origin, path, init);
      // It signed out, or took a right away.
      if (as && status === 401) tokens.delete(as);
      if (json !== undefined) checkAnswer(call, status, json);
      return { status, issues: call[bound.part]?.safeParse(input[bound.part]).error?.issues ?? [] };
    };
    const isAt = (path: readonly PropertyKey[], { place: wanted }: Bound): boolean =>
      path.join('.').startsWith(wanted.join('.'));

    /** Why an answer at the maximum, or one above it, is a fault. */
    const faultsOf = async (call: Call, bound: Bound): Promise<string[]> => {
      const { most = 0 } = bound;
      const above = await ask(call, bound, most + 1);
      const isTaken = above.issues.length === 0;
      const at = await ask(call, bound, most);
      return [
        ...(at.issues.some(({ code, path }) => code === 'too_big' && isAt(path, bound))
          ? ['the contract refuses its maximum']
          : []),
        ...(at.status >= 500 || at.status === 413 ? [`at the maximum: ${at.status}`] : []),
        ...(above.status >= 500 ? [`above it: ${above.status}`] : []),
        ...(isTaken || [400, 404, 413, 422].includes(above.status) ? [] : [`above it: ${above.status}`]),
      ];
    };

    describe('is answered, and one above it is refused by its field or read as nothing, never with a failure', () => {
      it.each(calls.filter(([, call]) => boundsOf(call).some(({ most }) => most !== undefined)))(
        '%s',
        async (_name, call) => {
          const faults: string[] = [];
          for (const bound of boundsOf(call).filter(({ most }) => most !== undefined))
            for (const fault of await faultsOf(call, bound)) faults.push(`${nameOf(bound)}: ${fault}`);
          expect(faults).toEqual([]);
        },
      );
    });
  },
  { engines: ['postgres'], config: { trustProxy: 1, memberCalls: 10_000_000 } },
);
