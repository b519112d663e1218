import { isObject } from '../repair/plain.ts';
import type { Plain } from '../repair/plain.ts';
import { excerpt, problem } from '../repair/problem.ts';
import type { BrandingProblem } from '../repair/problem.ts';

/** A token as it stands in a file. */
export interface Raw {
  path: string;
  type: string;
  value: Plain;
}

/** A token of any file: its value with aliases followed. */
export interface FoundToken extends Raw {
  /** How many other tokens refer to it. */
  uses: number;
}

const pointer = (ref: string): string =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .filter((key) => !key.startsWith('$'))
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** The path a value refers to; null where it is a value of its own. */
const target = (value: Plain): string | null => {
  if (isObject(value)) return typeof value['$ref'] === 'string' ? pointer(value['$ref']) : null;
  return typeof value === 'string' ? (/^\{([^{}]{1,300})\}$/.exec(value.trim())?.[1] ?? null) : null;
};

const byPathOf = (raw: Raw[]): Map<string, Raw> => {
  // An alias of Tokens Studio leaves out the set, which a file without themes keeps as its first group.
  const short = raw.map((token): [string, Raw] => [token.path.slice(token.path.indexOf('.') + 1), token]);
  return new Map([...short, ...raw.map((token): [string, Raw] => [token.path, token])]);
};

const lost = (chain: Raw[], name: string, isThere: boolean): BrandingProblem => {
  const place = excerpt(chain.at(-1)?.path ?? '');
  const names = [...chain.slice(-8).map(({ path }) => path), name];
  return isThere
    ? problem('alias-cycle', place, { chain: excerpt(names.join(' → '), 200) })
    : problem('alias-missing', place, { name: excerpt(name) });
};

/** Enough to see what is wrong with a file. */
const most = 20;

/** Follows every alias to a value. Each token is passed but once, so a long chain costs no more than a short one. */
export const follow = (raw: Raw[]): { tokens: FoundToken[]; problems: BrandingProblem[] } => {
  const byPath = byPathOf(raw);
  const ends = new Map<Raw, Raw | null>();
  const problems: BrandingProblem[] = [];

  const endOf = (start: Raw, chain: Set<Raw>): Raw | null => {
    for (let here = start; ;) {
      const known = ends.get(here);
      if (known !== undefined) return known;
      chain.add(here);
      const name = target(here.value);
      if (name === null) return here;
      const next = byPath.get(name);
      if (!next || chain.has(next)) {
        if (problems.length < most) problems.push(lost([...chain], name, next !== undefined));
        return null;
      }
      here = next;
    }
  };

  const uses = new Map<Raw, number>();
  const all = [...new Set(byPath.values())];
  for (const token of all) {
    const chain = new Set<Raw>();
    const end = endOf(token, chain);
    for (const passed of chain) ends.set(passed, end);
    const next = byPath.get(target(token.value) ?? '');
    if (next) uses.set(next, (uses.get(next) ?? 0) + 1);
  }
  const tokens = all.flatMap((token) => {
    const end = ends.get(token);
    if (!end) return [];
    return [{ path: token.path, type: token.type || end.type, value: end.value, uses: uses.get(token) ?? 0 }];
  });
  return { tokens, problems };
};
