import { atelierNoir } from './atelierNoir.ts';
import { fjord } from './fjord.ts';
import { petale } from './petale.ts';
import { signal } from './signal.ts';
import { tropico } from './tropico.ts';
import { vitrine } from './vitrine.ts';
import type { DemoPartner } from './partner.ts';

export type { DemoPartner } from './partner.ts';

/** The partners that have an account in the demo. Account 1 is the first. */
export const partners: readonly DemoPartner[] = [vitrine, tropico, atelierNoir, fjord, petale, signal];

/** Throws where the demo has no such account. */
export const partnerOf = (accountId: number): DemoPartner => {
  const found = partners[accountId - 1];
  if (!found) throw new Error(`No partner has account ${accountId}`);
  return found;
};

export const accountIdOf = (hash: DemoPartner['hash']): number =>
  partners.findIndex((partner) => partner.hash === hash) + 1;
