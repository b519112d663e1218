import type { Mode } from '@vitrine/tokens';
import { decodeShare, encodeShare } from '@vitrine/tokens/exchange';
import type { BrandDraft, Language, Look, Viewer, Vision, Width } from '../types.ts';
import { tidyName } from './brandDraft.ts';
import { modes, viewers, visions, widths } from './look.ts';

/** What a link carries: everything but pictures, for which an address has no room. */
export interface Shared {
  brandDrafts: readonly [BrandDraft] | readonly [BrandDraft, BrandDraft];
  look: Partial<Look>;
}

const separator = '.';

const packLook = ({ viewer, mode, language, widths: shown, vision }: Look): string =>
  [viewer, mode, language, shown.join('-'), vision].join(separator);

const oneOf = <T>(list: readonly T[], text: string | undefined): T | undefined =>
  list.find((item) => String(item) === text);

const unpackLook = (packed: string, languages: readonly Language[]): Partial<Look> => {
  const [viewer, mode, language, shown = '', vision] = packed.split(separator);
  const asked = shown.split('-');
  const found: Partial<Look> = {
    viewer: oneOf<Viewer>(viewers, viewer),
    mode: oneOf<Mode>(modes, mode),
    language: oneOf(languages, language),
    widths: widths.filter((width: Width) => asked.includes(String(width))),
    vision: oneOf<Vision>(visions, vision),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length > 0)),
  );
};

/**
 * Names, look and one or two whole brandings as the fragment of an address, without `#`. The brandings stand last and carry a checksum,
 * so that a link cut off on its way is found out.
 */
export const encodeFragment = ([brandDraft, beside]: readonly [BrandDraft, BrandDraft?], look: Look): string => {
  const parts = new URLSearchParams({ look: packLook(look), name: brandDraft.name });
  if (beside) {
    parts.set('besideName', beside.name);
    parts.set('beside', encodeShare(beside.style));
  }
  parts.set('style', encodeShare(brandDraft.style));
  return parts.toString();
};

const houseOf = (share: string, name: string | null): BrandDraft | null => {
  const { branding } = decodeShare(share);
  return branding && { name: tidyName(name ?? ''), style: branding, logo: null, logoDark: null };
};

const longest = 8000;

/** True for a fragment that claims to be one of ours; others, such as the anchor of a heading, are nobody's mistake. */
export const claimsToShare = (fragment: string): boolean => /^#?(?:1\.|.*\b(?:style|look)=)/.test(fragment);

/** Reads what `encodeFragment` wrote, or the bare link of one branding; a language that is not among these is left out. Null for what is broken. */
export const decodeFragment = (fragment: string, languages: readonly Language[]): Shared | null => {
  const text = fragment.slice(0, longest).replace(/^#/, '');
  if (text.startsWith('1.')) {
    const brandDraft = houseOf(text, null);
    return brandDraft && { brandDrafts: [brandDraft], look: {} };
  }
  const parts = new URLSearchParams(text);
  const brandDraft = houseOf(parts.get('style') ?? '', parts.get('name'));
  if (!brandDraft) return null;
  const packed = parts.get('beside');
  const beside = packed === null ? null : houseOf(packed, parts.get('besideName'));
  if (packed !== null && !beside) return null;
  return {
    brandDrafts: beside ? [brandDraft, beside] : [brandDraft],
    look: unpackLook(parts.get('look') ?? '', languages),
  };
};
