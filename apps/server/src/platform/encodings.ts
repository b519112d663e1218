import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** By how small they make a text. */
const encodings = ['br', 'gzip'] as const;

const coding = /^\s{0,9}([\w*-]{1,20})\s{0,9}(?:;\s{0,9}q=([\d.]{1,5}))?\s{0,9}$/i;

/** The weights of an `accept-encoding`, `br` to 0.5. Without a weight a name has 1. */
const weightsOf = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').flatMap((each) => {
      const [, name, weight = '1'] = coding.exec(each) ?? [];
      return name === undefined ? [] : [[name.toLowerCase(), Number(weight)] as const];
    }),
  );

/**
 * The encoding that the browser likes best of those that there are, the smaller one of two that it likes alike; undefined where it wants
 * the text as it is.
 */
export const chooseEncoding = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  isThere: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined => {
  const weights = weightsOf(String(headers['accept-encoding'] ?? ''));
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  return encodings
    .filter((name) => isThere(name) && weightOf(name) > 0 && weightOf(name) >= plain)
    .toSorted((a, b) => weightOf(b) - weightOf(a))[0];
};
