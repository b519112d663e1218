import { ApiError, type BrandingState } from '@vitrine/api/client';
import type { RefusedLogos } from '@vitrine/studio';

/** What the studio makes: pictures as data URLs, or as the paths they are served under. */
export interface LookDraft {
  name: string;
  style: object;
  logo: { src: string } | null;
  logoDark: { src: string } | null;
}

type Sent = { document: string; logo?: File; logo_dark?: File };

const kinds: Readonly<Record<string, string>> = { 'image/svg+xml': 'svg', 'image/jpeg': 'jpg' };

/** The picture that a data URL carries; undefined for any other address. */
const carriedIn = (src: string, name: string): File | undefined => {
  const [, type = '', base64] = /^data:(image\/[\w+]+);base64,(.*)$/.exec(src) ?? [];
  if (base64 === undefined) return undefined;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new File([bytes], `${name}.${kinds[type] ?? 'png'}`, { type });
};

/** A draft as the call takes it. A logo that stays as it was is named by its path; `kept` knows that by the picture. */
export const draftBody = ({ name, style, logo, logoDark }: LookDraft, kept: ReadonlyMap<string, string>): Sent => {
  const files: Pick<Sent, 'logo' | 'logo_dark'> = {};
  const place = (picture: LookDraft['logo'], field: 'logo' | 'logo_dark'): string | null => {
    if (!picture) return null;
    const path = kept.get(picture.src);
    const file = path === undefined ? carriedIn(picture.src, field) : undefined;
    if (file) files[field] = file;
    return path ?? (file ? field : picture.src);
  };
  const document = { name, style, logo: place(logo, 'logo'), logo_dark: place(logoDark, 'logo_dark') };
  return { document: JSON.stringify(document), ...files };
};

/** The logos of a draft that the server refused, each with its reason. */
export const refusedLogos = (error: unknown, { logo, logoDark }: LookDraft): RefusedLogos => {
  const fields = error instanceof ApiError ? error.fields : {};
  const refusal = (picture: LookDraft['logo'], [reason]: readonly string[] = []) =>
    picture && reason ? { src: picture.src, reason } : undefined;
  return { logo: refusal(logo, fields['logo']), logoDark: refusal(logoDark, fields['logo_dark']) };
};

/** Who was faster, and which parts that changed: of the draft, or of the live look where there is none. */
export const lastChange = ({ draft, published }: BrandingState) => {
  const { changed = [], person = null } = draft ?? published[0] ?? {};
  return { changed, person };
};
