import { brandingSchema, themes } from '@vitrine/tokens';
import type { BrandDraft, Logo } from '@vitrine/studio';

interface Look {
  name: string;
  style: unknown;
  logo: string | null;
  logo_dark: string | null;
}

const toDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });

/** The logo itself, so that it travels with what is exported; none where it cannot be had. */
const fetchLogo = async (src: string | null, name: string): Promise<Logo | null> => {
  if (src === null) return null;
  try {
    const answer = await fetch(src);
    return answer.ok ? { name, src: await toDataUrl(await answer.blob()) } : null;
  } catch {
    return null;
  }
};

/** A look as it is kept, such as the live one, for the studio to start from (D-041). */
export const startDraft = async ({ name, style, logo, logo_dark }: Look): Promise<BrandDraft> => {
  const parsed = brandingSchema.safeParse(style);
  const [light, dark] = await Promise.all([fetchLogo(logo, name), fetchLogo(logo_dark, name)]);
  return { name, style: parsed.success ? parsed.data : themes.vitrine, logo: light, logoDark: dark };
};
