import type { Branding } from '../branding.ts';
import { problem } from '../repair/problem.ts';
import { repairBranding } from '../repair/repair.ts';
import type { Repair } from '../repair/repair.ts';
import { fromBase64Url, toBase64Url } from './base64.ts';
import { checked } from './tokens.ts';

/** What a link carries, by place. Only ever append: links that are out there are read by this list. */
export const shareOrder = [
  'seeds.brand',
  'seeds.accent',
  'seeds.neutral',
  'seeds.ground',
  'type.display',
  'type.text',
  'type.scale',
  'type.displayWeight',
  'type.displayWidth',
  'type.displayTracking',
  'type.displayCase',
  'shape.radius',
  'shape.button',
  'shape.stroke',
  'density',
  'elevation',
  'mode',
  'seeds.other.brand',
  'seeds.other.accent',
  'seeds.other.ground',
];

const separator = '~';
const numeric = new Set<string>(['type.displayWeight']);

type Setting = string | number | undefined;
type Document = { [key: string]: Setting | Document };

const read = (document: Document, path: string): Setting => {
  const found = path
    .split('.')
    .reduce<Setting | Document>((inner, key) => (typeof inner === 'object' ? inner[key] : undefined), document);
  return typeof found === 'object' ? undefined : found;
};

const write = (document: Document, path: string, value: Setting): void => {
  const keys = path.split('.');
  const group = keys.slice(0, -1).reduce((inner, key) => (inner[key] ??= {}) as Document, document);
  group[keys.at(-1) ?? ''] = value;
};

/** Tells a link that lost or changed a letter from a whole one. */
const checksum = (text: string): string => {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(36);
};

/** A whole branding as text for the fragment of an address: about 250 letters, none of which needs escaping. */
export const encodeShare = (style: Branding): string => {
  const valid: Document = checked(style);
  const body = shareOrder.map((path) => read(valid, path) ?? '').join(separator);
  return `1.${checksum(body)}.${toBase64Url(body)}`;
};

const broken: Repair = { branding: null, problems: [problem('broken-link', '', {})], repaired: null };

/** Reads what `encodeShare` wrote, with or without the leading `#`. A broken one is a problem, never an exception. */
export const decodeShare = (fragment: string): Repair => {
  const [, sum, packed] = /^#?1\.([0-9a-z]{1,7})\.([\w-]{1,2000})$/.exec(fragment.slice(0, 2100)) ?? [];
  const body = packed === undefined ? null : fromBase64Url(packed);
  if (body === null || checksum(body) !== sum) return broken;
  const document: Document = {};
  for (const [place, text] of body.split(separator).slice(0, shareOrder.length).entries()) {
    const path = shareOrder[place] ?? '';
    if (text !== '') write(document, path, numeric.has(path) ? Number(text) : text);
  }
  return repairBranding(document);
};
