import { gtinKey } from '@vitrine/api/rules';
import type { Language } from '../../../../domain/language.ts';
import type { Layout } from '../../../../platform/documents/layouts/types.ts';
import { folded, textOf } from '../../../../platform/documents/reading/cells.ts';
import type { SheetRows } from '../../../../platform/documents/reading/types.ts';
import { gtinSizeOf } from '../../../../platform/documents/layouts/columnNames.ts';
import { guessLayout } from '../../../../platform/documents/layouts/guess.ts';
import type { Offer } from '../../../../platform/documents/layouts/guess.ts';
import type { Known } from '../types.ts';
import { guessByName } from './names.ts';
import { stockSizeOf } from './uses.ts';

const offerOf = ({ products, sizes }: Pick<Known, 'products' | 'sizes'>): Offer => ({
  reference: new Set(products.map(({ reference }) => folded(reference))),
  colour: new Set(products.flatMap(({ colours }) => colours.flatMap(({ labels }) => labels.map(folded)))),
  size: new Set(sizes.map(({ name }) => folded(name))),
  gtin: new Set(products.flatMap(({ colours }) => colours.flatMap(({ gtins }) => Object.values(gtins).map(gtinKey)))),
});

/** What each column of a brand's own sheet may hold: references and colours by what the brand has, the others by their names. */
export const guessColumns = (
  rows: SheetRows,
  known: Pick<Known, 'products' | 'sizes' | 'lists'>,
  language: Language,
): Layout => {
  const offer = offerOf(known);
  const { head, uses } = guessLayout(rows, offer);
  const met = new Set<string>(uses);
  const guessed = uses.map((use, at) => {
    if (use === 'reference' || use === 'colour') return use;
    const name = textOf(rows[head]?.[at]);
    if (use === 'gtin' || gtinSizeOf(name) !== undefined) return 'gtin';
    if (use === 'size_quantity' || offer.size.has(folded(stockSizeOf(name)))) return 'stock';
    const named = guessByName(name, known.lists, language);
    if (named === 'none' || met.has(named)) return named === 'stock' ? named : 'none';
    met.add(named);
    return named;
  });
  return { head, uses: guessed };
};
