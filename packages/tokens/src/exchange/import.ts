import type { Branding } from '../branding.ts';
import { derive } from '../expand.ts';
import { readColour } from '../repair/colour.ts';
import { isObject } from '../repair/plain.ts';
import type { Plain, PlainObject } from '../repair/plain.ts';
import { repairBranding } from '../repair/repair.ts';
import type { Repair } from '../repair/repair.ts';
import { vitrine as fallback } from '../themes/vitrine/theme.ts';
import { failed, parseObject } from './document.ts';
import type { Imported } from './document.ts';
import { extension } from './keys.ts';
import { note } from './note.ts';
import type { Note } from './note.ts';
import { propose } from './propose.ts';
import { readTokens } from './read.ts';
import type { FoundToken } from './read.ts';
import { decodeShare, shareOrder } from './share.ts';
import { colourPaths, modes } from './tokens.ts';

/** The branding a file of ours carries, wherever another tool has moved it. */
const carried = (node: Plain): Plain | undefined => {
  if (Array.isArray(node)) return node.map(carried).find((found) => found !== undefined);
  if (!isObject(node)) return undefined;
  const extensions = node['$extensions'];
  if (isObject(extensions ?? null) && extension.branding in (extensions as PlainObject))
    return (extensions as PlainObject)[extension.branding];
  return Object.values(node)
    .map(carried)
    .find((found) => found !== undefined);
};

const ownOf = (document: PlainObject, tokens: FoundToken[]): Repair | null => {
  const style = carried(document);
  if (style !== undefined) return repairBranding(style);
  // Where extensions were dropped, the variable is still there.
  const { value } = tokens.find(({ path }) => /(?:^|\.)vitrine\.branding$/.test(path)) ?? {};
  const shared = typeof value === 'string' ? decodeShare(value) : null;
  return shared?.branding ? shared : null;
};

const hexOf = ({ value }: FoundToken): string | null => readColour(value)?.hex ?? null;

/** Seeds changed in another tool are taken: that is what they are in the file for. */
const withEdits = (style: Branding, tokens: FoundToken[], notes: Note[]): Branding => {
  const seeds: Record<string, unknown> = structuredClone(style.seeds);
  for (const path of shareOrder.filter((item) => item.startsWith('seeds.'))) {
    const [, name = '', inner] = path.split('.');
    const token = tokens.find((item) => item.path === path.replace('seeds', 'seed'));
    const group = inner === undefined ? seeds : (seeds['other'] as Record<string, unknown> | undefined);
    const before = group?.[inner ?? name];
    const hex = token && hexOf(token);
    if (!group || !hex || typeof before !== 'string' || before.toLowerCase() === hex) continue;
    group[inner ?? name] = hex;
    notes.push(note('edited', {}, { path, from: token.path, given: hex }));
  }
  return { ...style, seeds: seeds as Branding['seeds'] };
};

/** Names the derived colours of a file that no mode of its branding gives, for they are not taken. */
export const derivedNotes = (style: Branding, colours: Map<string, string | null>, by: 'name' | 'path'): Note[] => {
  const given = modes.map((mode) => derive(style, mode));
  const strange = colourPaths
    .map(([name, path]) => ({ name, key: by === 'name' ? name : path }))
    .filter(({ name, key }) => {
      const hex = colours.get(key);
      return hex && !given.some((vars) => readColour(vars[name])?.hex === hex);
    });
  if (strange.length === 0) return [];
  const keys = strange.slice(0, 3).map(({ key }) => key);
  return [note('derived', { count: strange.length }, { from: keys.join(', ') })];
};

/**
 * Reads design tokens: DTCG 2025.10 and its drafts, resolver documents, Figma's variables, Tokens Studio old and new.
 * Files of ours come back whole, with edited seeds; from others a branding is proposed over `base`, with notes of what came from where.
 */
export const importDtcg = (text: string, base: Branding = fallback): Imported => {
  const parsed = parseObject(text);
  if (parsed.value === null) return failed(parsed.found);
  const { tokens, problems } = readTokens(parsed.value);
  const own = ownOf(parsed.value, tokens);
  if (!own) {
    const proposed = propose(tokens, base);
    return { ...proposed, problems: [...problems, ...proposed.problems] };
  }
  if (!own.branding) return { ...own, notes: [] };
  const notes: Note[] = [];
  const branding = withEdits(own.branding, tokens, notes);
  const colours = new Map(tokens.map((token) => [token.path, hexOf(token)]));
  if (notes.length === 0) notes.push(...derivedNotes(branding, colours, 'path'));
  return { branding, problems, repaired: null, notes };
};
