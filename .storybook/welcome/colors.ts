import type { Finding } from '@vitrine/tokens';

const kebab = (role: string): string =>
  role.replace('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A colour role's value among the custom properties of a branding. */
export const colorOf = (vars: Record<string, string>, role: Finding['background']): string | undefined =>
  vars[`--v-color-${kebab(role)}`];

export const pairKey = ({ foreground, background }: Finding): string => `${foreground} on ${background}`;
