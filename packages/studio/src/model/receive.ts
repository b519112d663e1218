import type { Branding } from '@vitrine/tokens';
import { detect, importAny } from '@vitrine/tokens/exchange';
import type { Format, Note } from '@vitrine/tokens/exchange';
import { problem } from '@vitrine/tokens/repair';
import type { BrandingProblem } from '@vitrine/tokens/repair';
import { readLogo } from '../logo/readLogo.ts';
import type { Logo } from '../types.ts';
import { tidyName } from './brandDraft.ts';

/** What came out of a text: a branding, perhaps with a name and logos, or what is wrong with it. */
export interface Received {
  /** The file's name; empty for pasted text. */
  file: string;
  format: Format | null;
  branding: Branding | null;
  /** A sound branding close to a broken one, for the reader to accept. */
  repaired: Branding | null;
  problems: readonly BrandingProblem[];
  notes: readonly Note[];
  name?: string;
  /** Absent where the text says nothing of it; null takes it away. */
  logo?: Logo | null;
  logoDark?: Logo | null;
}

/** An account's document with two logos in it comes to this at most, in characters and in bytes. */
const longest = 8_000_000;

type Parsed = Record<string, unknown>;

const isObject = (value: unknown): value is Parsed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parsed = (text: string): Parsed | null => {
  if (text.length > longest || !/^\s*\{/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isObject(value['style']) ? value : null;
  } catch {
    return null;
  }
};

const dataUrl = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,([A-Za-z0-9+/=\s]+)$/;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
};

/** A logo that a document carries. Paths lead to files that did not come along, so they say nothing here. */
const logoIn = async (value: unknown, name: string): Promise<Logo | null | undefined> => {
  if (value === null) return null;
  const packed = typeof value === 'string' ? dataUrl.exec(value)?.[1] : undefined;
  const bytes = packed === undefined ? null : bytesOf(packed);
  if (!bytes) return undefined;
  const read = await readLogo(new Blob([bytes]), name);
  return 'logo' in read ? read.logo : undefined;
};

const beside = async (document: Parsed): Promise<Pick<Received, 'name' | 'logo' | 'logoDark'>> => {
  const { name, logo, logo_dark } = document;
  const [light, dark] = [await logoIn(logo, 'logo'), await logoIn(logo_dark, 'logo_dark')];
  return {
    ...(typeof name === 'string' && tidyName(name) !== '' && { name: tidyName(name) }),
    ...(light !== undefined && { logo: light }),
    ...(dark !== undefined && { logoDark: dark }),
  };
};

/** Reads any text a branding can come from. What it does not say stays as in `base`. It never throws. */
export const receiveText = async (text: string, file: string, base: Branding): Promise<Received> => {
  const document = parsed(text);
  // The style alone: pictures are no part of what tokens are read from.
  const plain = document ? JSON.stringify(document['style']) : text;
  const { branding, repaired, problems, notes } = importAny(plain, file, base);
  return {
    file,
    format: detect(plain, file),
    branding: problems.length === 0 || branding ? branding : null,
    repaired,
    problems,
    notes,
    ...(document ? await beside(document) : {}),
  };
};

const refused = (file: string, found: BrandingProblem): Received => ({
  file,
  format: null,
  branding: null,
  repaired: null,
  problems: [found],
  notes: [],
});

/** Reads any file a branding can come from; one that is moved or changed after it was chosen can no longer be read. */
export const receiveFile = async (file: File, base: Branding): Promise<Received> => {
  if (file.size > longest) return refused(file.name, problem('too-large', '', { limit: longest / 1000 }));
  const text = await file.text().catch(() => null);
  return text === null ? refused(file.name, problem('unreadable', '', {})) : receiveText(text, file.name, base);
};
