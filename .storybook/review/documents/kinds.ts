import type { LanguageCode } from '@vitrine/api/rules';
import type { Partner } from '../../modes.ts';

/** The documents of the review, and how many of its pages each shows. */
export const documentPages = { 'line-sheet': 2, 'purchase-order': 1, 'product-list': 1 } as const;
export type DocumentKind = keyof typeof documentPages;

/** The name of a picture, without its ending: `line-sheet.fjord.pt_BR.1`. */
export const pictureName = (kind: DocumentKind, partner: Partner, language: LanguageCode, page: number): string =>
  [kind, partner, language, page].join('.');
