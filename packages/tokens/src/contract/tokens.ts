/** What CSS needs to know beyond the format: a unit it has no name for, words for numbers, growth with the screen. */
export interface CssHint {
  unit?: string;
  keywords?: string[];
  fluid?: { from: { value: number; unit: string }; viewport?: number[]; slope?: number };
  /** Decided by this part of the branding; the value is Vitrine's. */
  derived?: string;
}

/** A design token, its type inherited from its group. */
export interface Token {
  type: string;
  value: unknown;
  description: string;
  hint: CssHint;
}

interface Node {
  $type?: string;
  $value?: unknown;
  $description?: string;
  $extensions?: { 'org.vitrine'?: CssHint };
}

export type Tokens = Record<string, Token>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The tokens of a tree by path: `color.ground-raised`. */
export const flatten = (from: object, path: string[] = [], inherited = ''): [string, Token][] => {
  const tree: Node = from;
  const type = tree.$type ?? inherited;
  if (tree.$value !== undefined) {
    const hint = tree.$extensions?.['org.vitrine'] ?? {};
    return [[path.join('.'), { type, value: tree.$value, description: tree.$description ?? '', hint }]];
  }
  return Object.entries(tree).flatMap(([key, child]: [string, unknown]) =>
    key.startsWith('$') || !isNode(child) ? [] : flatten(child, [...path, key], type),
  );
};

/** Later sources override earlier ones, token by token; what a choice leaves unsaid stays. */
export const merge = (...sources: (readonly [string, Token][])[]): Tokens => {
  const found: Tokens = {};
  for (const [path, token] of sources.flat()) {
    const before = found[path];
    found[path] = before ? { ...before, ...token, description: token.description || before.description } : token;
  }
  return found;
};
