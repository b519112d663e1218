import { catalogue } from './catalogue.ts';
import type { Family } from './family.ts';

export type FamilyName = keyof typeof catalogue;

/** The closed list of families, all self-hosted under the SIL Open Font License. */
export const families: Record<FamilyName, Family> = catalogue;
