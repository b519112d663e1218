import { gtinSizeOf, namedUse, plain } from '../../../../platform/documents/layouts/columnNames.ts';
import { columnOf } from '../columns.ts';
import type { Column } from '../columns.ts';
import type { Language } from '../../../../domain/language.ts';
import type { SheetList } from '../types.ts';
import { toUse } from './uses.ts';

type Named = Exclude<Column['kind'], 'reference' | 'colour' | 'hex' | 'extraHex' | 'stock' | 'gtin'>;

/** What brands and their systems call the columns of a catalogue, in both languages, without accents and signs. */
const names: Readonly<Record<Named, readonly string[]>> = {
  name: ['product', 'product name', 'name', 'style name', 'title', 'produto', 'nome', 'nome do produto', 'titulo'],
  description: [
    'description',
    'product description',
    'long description',
    'details',
    'descricao',
    'descricao do produto',
    'detalhes',
  ],
  collection: ['collection', 'season', 'line', 'drop', 'colecao', 'temporada', 'linha'],
  category: ['category', 'product type', 'type', 'product category', 'categoria', 'tipo', 'tipo de produto'],
  segment: ['segment', 'gender', 'audience', 'segmento', 'genero', 'publico'],
  days: ['lead time', 'lead time days', 'delivery days', 'prazo', 'prazo de entrega', 'dias de entrega'],
  tags: ['tags', 'tag', 'keywords', 'palavras chave'],
  minimum: ['minimum', 'min qty', 'minimum order', 'moq', 'minimo', 'qtd minima', 'pedido minimo'],
  maximum: ['maximum', 'max qty', 'maximum order', 'maximo', 'qtd maxima', 'pedido maximo'],
  active: ['in the shop', 'active', 'visible', 'published', 'online', 'na loja', 'ativo', 'visivel', 'publicado'],
  sizes: ['sizes', 'size range', 'size run', 'size scale', 'tamanhos', 'grade', 'grade de tamanhos'],
  wholesale: [
    'wholesale',
    'wholesale price',
    'whs',
    'whs price',
    'wsp',
    'price',
    'unit price',
    'atacado',
    'preco',
    'preco de atacado',
    'preco atacado',
  ],
  retailer: [
    'retail',
    'retail price',
    'suggested retail price',
    'rrp',
    'srp',
    'msrp',
    'varejo',
    'preco de varejo',
    'preco varejo',
    'preco sugerido',
  ],
};

const byName = new Map(
  Object.entries(names).flatMap(([kind, words]) => words.map((word) => [word, kind as Named] as const)),
);

/** The price list that a name names, else the only one; and the name without it. */
const withList = (name: string, lists: readonly SheetList[]): { rest: string; list: SheetList | undefined } => {
  const words = ` ${plain(name)} `;
  for (const list of lists)
    for (const said of [plain(list.name), list.currency.toLowerCase()])
      if (words.includes(` ${said} `)) return { rest: words.replace(` ${said} `, ' ').trim(), list };
  return { rest: words.trim(), list: lists.length === 1 ? lists[0] : undefined };
};

/** What a column may hold by its name alone; `none` for a name that says nothing. */
export const guessByName = (name: string, lists: readonly SheetList[], language: Language): string => {
  const ours = columnOf(name, lists);
  if (ours) return toUse(ours);
  if (gtinSizeOf(name) !== undefined) return 'gtin';
  const named = namedUse(name)?.use;
  if (named === 'reference' || named === 'colour') return named;
  const { rest, list } = withList(name, lists);
  const kind = byName.get(plain(name)) ?? byName.get(rest);
  if (kind === undefined) return 'none';
  if (kind === 'name' || kind === 'description') return toUse({ kind, language });
  if (kind === 'wholesale' || kind === 'retailer') return list ? toUse({ kind, list: list.id }) : 'none';
  return kind;
};
