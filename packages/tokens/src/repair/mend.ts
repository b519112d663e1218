import { z } from 'zod';
import { brandingSchema } from '../branding.ts';
import type { Branding } from '../branding.ts';
import { mendLeaf, textOf } from './leaf.ts';
import type { Leaf } from './leaf.ts';
import { bare, nearest } from './nearest.ts';
import { isObject } from './plain.ts';
import type { Plain, PlainObject } from './plain.ts';
import { excerpt, kindOf, problem } from './problem.ts';
import type { BrandingProblem } from './problem.ts';

interface Group {
  properties: Record<string, Node>;
  required?: string[];
}
type Node = Group | Leaf;

/** The schema itself says what may stand where, so a choice added there is known here. */
const root = z.toJSONSchema(brandingSchema) as Node;

const isGroup = (node: Node): node is Group => 'properties' in node;

/** A document with more keys than this is not a misspelt branding; what follows is not looked at. */
const most = 40;

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Which given key stands for which setting: its own name first, then what is spelt nearly like it. */
const match = (names: string[], given: PlainObject): Map<string, string> => {
  const found = new Map(names.filter((name) => name in given).map((name) => [name, name]));
  for (const key of Object.keys(given).slice(0, most)) {
    const open = names.filter((name) => !found.has(name));
    const name = names.includes(key) ? null : (open.find((item) => bare(item) === bare(key)) ?? nearest(key, open));
    if (name) found.set(name, key);
  }
  return found;
};

/** Every leaf of the schema by its path, such as `type.displayWeight`. */
export const leafPaths = (node: Node = root, path = ''): string[] =>
  isGroup(node) ? Object.entries(node.properties).flatMap(([key, inner]) => leafPaths(inner, at(path, key))) : [path];

/** Goes through a document by the schema: what fits is kept, what nearly fits is rewritten, the rest comes from `fallback`. */
export const mend = (input: PlainObject, fallback: Branding): { mended: unknown; problems: BrandingProblem[] } => {
  const problems: BrandingProblem[] = [];
  const note = (found: BrandingProblem) => void problems.push(found);

  const group = (node: Group, given: PlainObject, path: string, fallback: PlainObject): PlainObject => {
    const names = Object.keys(node.properties);
    const found = match(names, given);
    const used = new Set(found.values());
    for (const key of Object.keys(given).slice(0, most))
      if (!used.has(key)) note(problem('unknown-key', excerpt(at(path, key)), { key: excerpt(key, 40) }, given[key]));
    const entries = names.map((name): [string, Plain | undefined] => {
      const key = found.get(name);
      const inner = node.properties[name] as Node;
      const optional = !node.required?.includes(name);
      if (key !== undefined && key !== name)
        note(problem('misspelt-key', excerpt(at(path, key)), { key: excerpt(key, 40), name }, given[key], name));
      const value = key === undefined ? undefined : given[key];
      return [name, one(inner, value, at(path, name), fallback[name], optional)];
    });
    return Object.fromEntries(entries.filter((entry): entry is [string, Plain] => entry[1] !== undefined));
  };

  const one = (node: Node, value: Plain | undefined, path: string, fallback: Plain | undefined, optional: boolean) => {
    if (value === undefined) {
      if (optional) return undefined;
      note(problem('missing', path, { name: path }, undefined, textOf(fallback)));
      return fallback;
    }
    if (isGroup(node)) {
      if (isObject(value)) return group(node, value, path, isObject(fallback) ? fallback : {});
      note(problem('not-group', path, { kind: kindOf(value) }, value));
      return optional ? undefined : fallback;
    }
    return mendLeaf(node, value, path, optional ? undefined : fallback, note);
  };

  const plainFallback = fallback as unknown as PlainObject;
  return { mended: isGroup(root) ? group(root, input, '', plainFallback) : fallback, problems };
};
