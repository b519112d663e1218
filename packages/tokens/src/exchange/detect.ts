import { brandingSchema } from '../branding.ts';
import type { Branding } from '../branding.ts';
import { isObject } from '../repair/plain.ts';
import { problem } from '../repair/problem.ts';
import { importCss } from './css.ts';
import { failed, importBranding, parseObject, tooLarge } from './document.ts';
import type { Imported } from './document.ts';
import { importDtcg } from './import.ts';
import { readTokens } from './read.ts';
import { decodeShare } from './share.ts';

export type Format = 'branding' | 'tokens' | 'css' | 'share';

/** Bounded, so that a text of dashes alone is soon done with. */
const property = /(?<![\w-])--[\w-]{1,80}\s{0,9}:/;

const settings = Object.keys(brandingSchema.shape);

const formatOfJson = (text: string): Format | null => {
  const { value } = parseObject(text);
  // What is broken is read as a branding, which says where it breaks.
  if (value === null) return 'branding';
  const style = isObject(value['style'] ?? null) ? value['style'] : value;
  const names = isObject(style ?? null) ? Object.keys(style as object) : [];
  if (names.includes('seeds') || settings.filter((name) => names.includes(name)).length >= 2) return 'branding';
  return readTokens(value).tokens.length > 0 ? 'tokens' : null;
};

/** What kind of text this is, by what it holds; the name of its file decides where that leaves it open. */
export const detect = (text: string, filename = ''): Format | null => {
  const start = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .trim();
  if (/^#?1\.[0-9a-z]+\.[\w-]+$/.test(start)) return 'share';
  if (start.startsWith('{') || start.startsWith('[')) return tooLarge(text) ? 'branding' : formatOfJson(text);
  if (/\.css$/i.test(filename) || property.test(text)) return 'css';
  return /\.json$/i.test(filename) ? 'branding' : null;
};

/** Reads any file or link a branding can come from. What it does not say stays as in `base`. */
export const importAny = (text: string, filename = '', base?: Branding): Imported => {
  if (text.trim() === '') return failed(problem('empty', '', {}));
  switch (detect(text, filename)) {
    case 'branding':
      return importBranding(text);
    case 'tokens':
      return importDtcg(text, base);
    case 'css':
      return importCss(text, base);
    case 'share':
      return { ...decodeShare(text.trim()), notes: [] };
    case null:
      return failed(problem('unknown-format', '', {}));
  }
};
