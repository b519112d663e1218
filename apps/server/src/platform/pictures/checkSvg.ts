import { readSvg } from './svgTree.ts';
import type { SvgElement, SvgTree } from './svgTree.ts';
import type { PictureProblem } from './types.ts';

/** How much a drawing asks for once everything that it names stands where it is named. */
interface Tally {
  elements: number;
  uses: number;
  /** Steps of filters. */
  filters: number;
  /** Patterns, masks, clips and markers, each of which is drawn wherever it is named. */
  patterns: number;
}

/** Far above what a logo has, and drawn within seconds. */
const most: Readonly<Tally> = { elements: 50_000, uses: 5000, filters: 40, patterns: 2000 };
const deepest = 100;
const longestName = 40;

const multiplying = new Set(['pattern', 'mask', 'clipPath', 'marker']);
/** Elements that take from another one by `href`, and are drawn with what it has. */
const taking = new Set(['use', 'pattern', 'filter', 'mask']);

const endless: Tally = { elements: Infinity, uses: Infinity, filters: 0, patterns: 0 };

const add = (to: Tally, { elements, uses, filters, patterns }: Tally, times = 1): void => {
  to.elements += elements * times;
  to.uses += uses * times;
  to.filters += filters * times;
  to.patterns += patterns * times;
};

/** Counts from below, each element once. An element that contains itself never ends. */
const createCounter = ({ elements }: SvgTree) => {
  // Of elements with the same id all are counted: which of them is drawn is up to the library.
  const byId = Map.groupBy(
    elements.flatMap((element) => element.ids.map((id) => ({ id, element }))),
    ({ id }) => id,
  );
  const known = new Map<SvgElement, Tally>();
  const open = new Set<SvgElement>();

  const countNamed = (tally: Tally, named: SvgElement, { points }: SvgElement): void => {
    if (named.name === 'filter') tally.filters += named.children.length;
    if (!multiplying.has(named.name)) return;
    const times = named.name === 'marker' ? Math.max(1, points) : 1;
    tally.patterns += times;
    add(tally, count(named), times);
  };

  const count = (element: SvgElement): Tally => {
    const before = known.get(element);
    if (before) return before;
    if (open.has(element) || open.size > deepest) return endless;
    open.add(element);
    const tally: Tally = { elements: 1, uses: Number(element.name === 'use'), filters: 0, patterns: 0 };
    for (const child of element.children) add(tally, count(child));
    for (const id of element.refs) for (const named of byId.get(id) ?? []) countNamed(tally, named.element, element);
    const taken = taking.has(element.name) ? element.taken : [];
    for (const id of taken) for (const part of byId.get(id) ?? []) add(tally, count(part.element));
    open.delete(element);
    known.set(element, tally);
    return tally;
  };
  return count;
};

const shown = (text: string): string => text.slice(0, longestName).toWellFormed();

const whys = { uses: 'svgUses', filters: 'svgFilters', patterns: 'svgPatterns', elements: 'svgElements' } as const;

/** Text of a drawing; with a byte order mark or by its first bytes also in UTF-16. Browsers and libraries read it so. */
export const svgText = (content: Uint8Array): string => {
  const isWide = content[0] === 0xff || content[1] === 0;
  const isBig = content[0] === 0xfe || (content[0] === 0 && content[1] === 0x3c);
  return new TextDecoder(isBig ? 'utf-16be' : isWide ? 'utf-16le' : 'utf-8').decode(content);
};

/**
 * Why a drawing should not be drawn, by its structure alone: what it repeats would take for ever, or something of it would be missing.
 * Entities are refused, for they may hide everything else.
 */
export const checkSvg = (content: Uint8Array): PictureProblem | undefined => {
  const source = svgText(content);
  if (/<!ENTITY/i.test(source)) return { why: 'svgEntities' };
  const tree = readSvg(source);
  if (!tree) return { why: 'unreadable' };
  if (tree.depth > deepest) return { why: 'svgNested', facts: { limit: deepest } };
  if (tree.elements.some(({ name }) => name === 'image' || name === 'feImage')) return { why: 'svgImage' };
  if (tree.text)
    return { why: 'svgText', facts: { text: shown(tree.text.text), font: shown(tree.text.font ?? 'sans-serif') } };
  const tally = createCounter(tree)(tree.root);
  for (const kind of ['uses', 'filters', 'patterns', 'elements'] as const)
    if (tally[kind] > most[kind]) return { why: whys[kind], facts: { limit: most[kind] } };
  return undefined;
};
