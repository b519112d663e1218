import { isObject } from '../repair/plain.ts';
import type { Plain, PlainObject } from '../repair/plain.ts';
import type { BrandingProblem } from '../repair/problem.ts';
import { follow } from './alias.ts';
import type { FoundToken, Raw } from './alias.ts';

export type { FoundToken } from './alias.ts';

const typeIn = ({ $type, type }: PlainObject, inherited: string): string => {
  if (typeof $type === 'string') return $type;
  return typeof type === 'string' ? type : inherited;
};

/** The value of a token, in the format's words or in those Tokens Studio had before. */
const valueIn = (node: PlainObject): Plain | undefined => {
  if (node['$value'] !== undefined) return node['$value'];
  if (typeof node['$ref'] === 'string') return node;
  const { type, value } = node;
  return typeof type === 'string' || !isObject(value ?? {}) ? value : undefined;
};

const walk = (node: PlainObject, path: string[], type: string, found: Raw[]): void => {
  const value = path.length > 0 ? valueIn(node) : undefined;
  const own = typeIn(node, type);
  if (value !== undefined) {
    found.push({ path: path.join('.'), type: own, value });
    return;
  }
  for (const [key, inner] of Object.entries(node))
    if (isObject(inner) && (key === '$root' || !key.startsWith('$')))
      walk(inner, key === '$root' ? path : [...path, key], own, found);
};

const lists = (value: Plain | undefined): PlainObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

const values = (value: Plain | undefined): PlainObject[] =>
  isObject(value) ? Object.values(value).filter(isObject) : [];

/** Token trees of a resolver document: each set, then each modifier in its default. */
const treesOfResolver = ({ sets, modifiers }: PlainObject): PlainObject[] => [
  ...values(sets).flatMap((set) => lists(set['sources'])),
  ...values(modifiers).flatMap(({ contexts, default: chosen }) => {
    if (!isObject(contexts)) return [];
    return lists(contexts[typeof chosen === 'string' ? chosen : ''] ?? Object.values(contexts)[0]);
  }),
];

/** Token sets of Tokens Studio that its first theme uses, in their order; without themes all but the dark ones. */
const treesOfSets = (document: PlainObject): PlainObject[] => {
  const metadata = isObject(document['$metadata']) ? document['$metadata']['tokenSetOrder'] : undefined;
  const order = Array.isArray(metadata) ? metadata.map(String) : Object.keys(document);
  const chosen = lists(document['$themes'])[0]?.['selectedTokenSets'];
  const enabled = (name: string) =>
    isObject(chosen) ? (chosen[name] ?? 'disabled') !== 'disabled' : !/dark|night/i.test(name);
  return order
    .filter(enabled)
    .map((name) => document[name])
    .filter((set): set is PlainObject => isObject(set ?? null));
};

const treesOf = (document: PlainObject): PlainObject[] => {
  if ('resolutionOrder' in document) return treesOfResolver(document);
  if ('$themes' in document || '$metadata' in document) return treesOfSets(document);
  return [document];
};

/** Every token of a document by DTCG, Figma or Tokens Studio, aliases followed. Circles and loose ends are problems. */
export const readTokens = (document: PlainObject): { tokens: FoundToken[]; problems: BrandingProblem[] } => {
  const raw: Raw[] = [];
  for (const tree of treesOf(document)) walk(tree, [], '', raw);
  return follow(raw);
};
