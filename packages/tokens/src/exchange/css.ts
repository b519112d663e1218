import type { Branding, Mode } from '../branding.ts';
import { readColour } from '../repair/colour.ts';
import type { PlainObject } from '../repair/plain.ts';
import { problem } from '../repair/problem.ts';
import { repairBranding } from '../repair/repair.ts';
import type { Repair } from '../repair/repair.ts';
import { vitrine as fallback } from '../themes/vitrine/theme.ts';
import { fromBase64Url, toBase64Url } from './base64.ts';
import { failed, tooLarge } from './document.ts';
import type { Imported } from './document.ts';
import { derivedNotes } from './import.ts';
import { propose } from './propose.ts';
import { readTokens } from './read.ts';
import { checked, modes, tokensOf } from './tokens.ts';
import type { Token } from './tokens.ts';

const mark = 'vitrine-branding 1';

const block = (selector: string, mode: Mode, values: [string, string][]): string =>
  `${selector} {\n${[['color-scheme', mode], ...values].map(([name, value]) => `  ${name}: ${value};\n`).join('')}}\n`;

const declarations = (tokens: Token[]): [string, string][] => tokens.map(({ name, css }) => [name, css]);

/**
 * The whole theme as custom properties: `:root` in the mode the shop opens in, what each mode decides under `[data-mode]`.
 * The first line carries the branding, so that the file can be read back. It holds derived values alone, no text of the document.
 */
export const exportCss = (style: Branding): string => {
  const valid = checked(style);
  const tokens = tokensOf(valid);
  return [
    `/* ${mark} ${toBase64Url(JSON.stringify(valid))} */\n`,
    block(':root', valid.mode, declarations(tokens[valid.mode])),
    ...modes.map((mode) =>
      block(`[data-mode='${mode}']`, mode, declarations(tokens[mode].filter(({ modal }) => modal))),
    ),
  ].join('\n');
};

const carried = (text: string): Repair | null => {
  const packed = new RegExp(`/\\* ${mark} ([\\w-]{1,8000}) \\*/`).exec(text)?.[1];
  const json = packed === undefined ? null : fromBase64Url(packed);
  if (json === null) return null;
  try {
    return repairBranding(JSON.parse(json));
  } catch {
    return null;
  }
};

/** Custom properties by name, each as first declared: what follows is for other modes and screens. */
const propertiesIn = (text: string): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/(?<![\w-])--([\w-]{1,80})\s{0,9}:([^;{}]{1,300})/g))
    if (!found.has(name)) found.set(name, value.trim());
  return found;
};

/** Properties as tokens, so that `var(--x)` is followed as any alias is. */
const tokensIn = (properties: Map<string, string>) => {
  const document: PlainObject = Object.create(null) as PlainObject;
  for (const [name, value] of properties) {
    const other = /^var\(\s*--([\w-]+)\s*\)$/.exec(value)?.[1];
    document[name] = { $value: other === undefined ? value : `{${other}}` };
  }
  return readTokens(document);
};

/** Reads custom properties: ours come back whole, from others a branding is proposed over `base`. */
export const importCss = (text: string, base: Branding = fallback): Imported => {
  const large = tooLarge(text);
  if (large) return failed(large);
  const own = carried(text);
  const properties = propertiesIn(text);
  if (own?.branding) {
    const hex = (value: string) => readColour(value)?.hex ?? null;
    const colours = new Map([...properties].map(([name, value]) => [`--${name}`, hex(value)]));
    return { ...own, notes: derivedNotes(own.branding, colours, 'name') };
  }
  if (own) return { ...own, notes: [] };
  if (properties.size === 0) return failed(problem('not-css', '', {}));
  const { tokens, problems } = tokensIn(properties);
  const proposed = propose(tokens, base);
  return { ...proposed, problems: [...problems, ...proposed.problems] };
};
