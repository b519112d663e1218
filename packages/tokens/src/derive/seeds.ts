import type { Branding, Mode } from '../branding.ts';

/** The partner's colours for one mode, in small letters. */
export interface Seeds {
  brand: string;
  accent: string;
  neutral: string;
  ground?: string;
}

const said = (colours: Partial<Seeds> = {}): Partial<Seeds> =>
  Object.fromEntries(Object.entries(colours).flatMap(([name, value]) => (value ? [[name, value.toLowerCase()]] : [])));

/** A ground belongs to the mode the shop opens in; `other` says what differs in the other one. */
export const seedsOf = ({ seeds, mode: home }: Branding, mode: Mode): Seeds => {
  const { other, ground, ...shared } = seeds;
  return { ...shared, ...said(shared), ...said(mode === home ? { ground } : other) };
};
