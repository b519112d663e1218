import { pageSizes } from '../../../rules/constants.ts';

/** A page of rows as the lists for staff answer. */
export const staffPage = <Row>(rows: readonly Row[], page: number) => ({
  data: rows.slice((page - 1) * pageSizes.staff, page * pageSizes.staff),
  meta: { total: rows.length },
});

/** Whether one of the texts contains the words, in upper or lower case. */
export const hasWords = (words: string | undefined, ...texts: (string | null | undefined)[]): boolean =>
  texts.some((text) => text?.toLowerCase().includes(words?.trim().toLowerCase() ?? ''));
