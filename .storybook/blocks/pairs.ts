import type { Finding, Mode } from '@vitrine/tokens';
import type { ColorName } from '@vitrine/tokens/contract';
import { modes, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import { expandedOf } from './values.ts';

/** One line of the table of pairs, as every partner keeps it in both modes. */
export interface PairRow {
  /** Of two-tone marks, every tone that is the stronger one somewhere. */
  foregrounds: ColorName[];
  background: ColorName;
  required: keyof typeof reading;
  found: { partner: Partner; mode: Mode; finding: Finding }[];
}

const roleOf = (variable: string) => variable.replace('--v-color-', '') as ColorName;

/** The pairs in their order, each with what was measured for every partner and mode. */
export const pairRows = (): PairRow[] => {
  const all = partners.flatMap((partner) =>
    modes.map((mode) => ({ partner, mode, report: expandedOf(partner)[mode].report })),
  );
  return (all[0]?.report ?? []).map(({ background, required }, index) => {
    const found = all.flatMap(({ partner, mode, report }) => {
      const finding = report[index];
      return finding ? [{ partner, mode, finding }] : [];
    });
    const foregrounds = [...new Set(found.map(({ finding }) => roleOf(finding.foreground)))];
    return { foregrounds, background: roleOf(background), required, found };
  });
};

/** By how much a pair is above what it must reach, at its tightest. */
export const margin = ({ found, required }: PairRow): number =>
  Math.min(...found.map(({ finding }) => finding.ratio / required));

/** What a minimum is asked for, as a word of the contrast page. */
export const reading = { 3: 'seen', 4.5: 'text', 7: 'longText' } as const;
