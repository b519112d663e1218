import { gtinDigits, gtinKey, gtinProblem } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import { findGtins, sayGtinProblem, sayGtinTaken } from '../gtins.ts';
import type { OwnGtin } from '../gtins.ts';
import type { ProductForm } from './types.ts';
import { t } from './words.ts';

/** The colours with the bare digits of their GTINs, and what is wrong with these, by field. */
export const readGtins = async (
  scope: SellerScope,
  { colours: typed, size_ids }: Pick<ProductForm, 'colours' | 'size_ids'>,
  id: number | null,
): Promise<{ colours: ProductForm['colours']; problems: Record<string, string[]> }> => {
  const { language } = scope;
  const colours = typed.map(({ gtins, ...colour }) => ({
    ...colour,
    ...(gtins && { gtins: gtins.map(({ size_id, code }) => ({ size_id, code: gtinDigits(code) })) }),
  }));
  const cells = colours.flatMap(({ gtins = [] }, colour) =>
    gtins.map((gtin, at) => ({ ...gtin, field: `colours.${colour}.gtins.${at}.code` })),
  );
  const byKey = Map.groupBy(cells, ({ code }) => gtinKey(code));
  const owned = await findGtins(
    scope,
    cells.map(({ code }) => code),
  );
  // The form replaces the GTINs of its own product, except those of colours for which it names none.
  const keeps = ({ product, variation }: OwnGtin): boolean =>
    product !== id || colours.some((colour) => colour.id === variation && !colour.gtins);
  const problemOf = (code: string, size: number): string | undefined => {
    const problem = gtinProblem(code);
    if (problem) return sayGtinProblem(language, problem, code);
    if (!size_ids.includes(size)) return t(language, 'unknown');
    if ((byKey.get(gtinKey(code))?.length ?? 0) > 1) return t(language, 'gtinTwice', { code });
    const owner = owned.get(gtinKey(code));
    return owner && keeps(owner) ? sayGtinTaken(language, code, owner) : undefined;
  };
  const problems = Object.fromEntries(
    cells.flatMap(({ code, size_id, field }) => {
      const problem = problemOf(code, size_id);
      return problem ? [[field, [problem]]] : [];
    }),
  );
  return { colours, problems };
};
