import { atelierNoir } from './atelierNoir.ts';
import { fjord } from './fjord.ts';
import { petale } from './petale.ts';
import { signal } from './signal.ts';
import { tropico } from './tropico.ts';
import { vitrine } from './vitrine.ts';
import type { DemoPartner } from './partner.ts';

export type { DemoPartner } from './partner.ts';

/** The partners of the demo, by the number of their account. */
export const partners: readonly DemoPartner[] = [vitrine, tropico, atelierNoir, fjord, petale, signal];
