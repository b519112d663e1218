import { gtinKey } from '@vitrine/api/rules';
import type { GtinProblem } from '@vitrine/api/rules';
import sql from 'sql-template-tag';
import type { Language } from '../../domain/language.ts';
import type { SellerScope } from '../../domain/scope.ts';
import { createTranslator } from '../../platform/words.ts';
import { isOwn } from './service.ts';

/** A GTIN of the brand, and what it is of. */
export interface OwnGtin {
  code: string;
  product: number;
  reference: string;
  variation: number;
  colour: string;
  size: number;
  sizeName: string;
}

/** What these GTINs of the brand are of, by their 14 digits. */
export const findGtins = async (scope: SellerScope, codes: readonly string[]): Promise<Map<string, OwnGtin>> => {
  const { db, language } = scope;
  const found = await db.query<OwnGtin>(sql`
    select g.code, p.id as product, p.reference_code as reference, v.id as variation, localized(v.label, ${language}) as colour,
      z.id as size, z.name as "sizeName"
    from gtin g join variation v on v.id = g.variation_id join product p on p.id = v.product_id join size z on z.id = g.size_id
    where g.brand_id = ${scope.viewer.brandId} and g.digits = any(${codes.map(gtinKey)}::text[]) and ${isOwn(scope, sql`p`)}`);
  return new Map(found.map((gtin) => [gtinKey(gtin.code), gtin]));
};

/** The GTIN of a size of a colour; null for none. */
interface GtinCell {
  variation: number;
  size: number;
  code: string | null;
}

/** Writes GTINs; two cells may exchange theirs. The constraint `gtin_once_in_brand` refuses what another cell has. */
export const writeGtins = async ({ db, viewer }: SellerScope, cells: readonly GtinCell[]): Promise<void> => {
  const given = sql`json_to_recordset(${JSON.stringify(cells)}::json) as given(variation int, size int, code text)`;
  await db.query(sql`delete from gtin using ${given} where variation_id = given.variation and size_id = given.size`);
  await db.query(sql`
    insert into gtin (variation_id, size_id, brand_id, code)
    select variation, size, ${viewer.brandId}, code from ${given} where code is not null`);
};

const t = createTranslator({
  rounded: {
    en: '{code} is rounded: the spreadsheet kept its first digits only. Format the column as text and type all digits.',
    pt_BR:
      '{code} está arredondado: a planilha guardou só os primeiros dígitos. Formate a coluna como texto e digite todos os dígitos.',
  },
  letters: {
    en: '{code} is not a GTIN. Type its 8, 12, 13 or 14 digits and nothing else.',
    pt_BR: '{code} não é um GTIN. Digite os 8, 12, 13 ou 14 dígitos e mais nada.',
  },
  length: {
    en: '{code} has {digits} digits. A GTIN (EAN, UPC) has 8, 12, 13 or 14.',
    pt_BR: '{code} tem {digits} dígitos. Um GTIN (EAN, UPC) tem 8, 12, 13 ou 14.',
  },
  check: {
    en: 'The last digit of {code} does not match the others. Compare it with the barcode.',
    pt_BR: 'O último dígito de {code} não confere com os outros. Compare com o código de barras.',
  },
  taken: {
    en: '{code} is the GTIN of {reference}, {colour}, size {size}. Use each GTIN once.',
    pt_BR: '{code} é o GTIN de {reference}, {colour}, tamanho {size}. Use cada GTIN uma vez.',
  },
});

/** Why a text is no GTIN, as a sentence. */
export const sayGtinProblem = (language: Language, problem: GtinProblem, code: string): string =>
  t(language, problem, { code, digits: code.length });

/** What a GTIN is of already, as a sentence. */
export const sayGtinTaken = (
  language: Language,
  code: string,
  { reference, colour, sizeName }: Pick<OwnGtin, 'reference' | 'colour' | 'sizeName'>,
): string => t(language, 'taken', { code, reference, colour, size: sizeName });
