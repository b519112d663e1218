import { themeNames } from '@vitrine/tokens';
import type { ThemeName } from '@vitrine/tokens';
import { atelierNoir } from './atelierNoir.ts';
import { fjord } from './fjord.ts';
import { petale } from './petale.ts';
import { signal } from './signal.ts';
import { tropico } from './tropico.ts';
import { vitrine } from './vitrine.ts';
import type { DemoPartner } from './partner.ts';

export type { DemoPartner } from './partner.ts';

const byHash: Readonly<Record<ThemeName, DemoPartner>> = {
  vitrine,
  tropico,
  'atelier-noir': atelierNoir,
  fjord,
  petale,
  signal,
};

/** Every partner has an account in the demo. Account 1 is the first of the list of themes. */
export const partners: readonly DemoPartner[] = themeNames.map((hash) => byHash[hash]);

/** Throws where the demo has no such account. */
export const partnerOf = (accountId: number): DemoPartner => {
  const found = partners[accountId - 1];
  if (!found) throw new Error(`No partner has account ${accountId}`);
  return found;
};

export const accountIdOf = (hash: DemoPartner['hash']): number => themeNames.indexOf(hash) + 1;
