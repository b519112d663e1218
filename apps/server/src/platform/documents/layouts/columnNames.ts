import { folded } from '../reading/cells.ts';
import type { OrderUse } from './types.ts';

/** What buyers and their systems call the columns of an order, in both languages, without accents and signs. */
const names: Readonly<Record<Exclude<OrderUse, 'size_quantity' | 'gtin'>, readonly string[]>> = {
  reference: [
    'reference',
    'reference code',
    'reference number',
    'ref',
    'ref code',
    'supplier ref',
    'supplier reference',
    'sku',
    'style',
    'style no',
    'style number',
    'style code',
    'article',
    'article no',
    'article number',
    'item',
    'item no',
    'item code',
    'item number',
    'model',
    'code',
    'product code',
    'referencia',
    'referencia do fornecedor',
    'codigo',
    'codigo do produto',
    'cod',
    'artigo',
    'modelo',
  ],
  colour: [
    'colour',
    'color',
    'colour name',
    'color name',
    'colorway',
    'colourway',
    'shade',
    'variant',
    'variation',
    'cor',
    'nome da cor',
    'tom',
    'variante',
    'variacao',
  ],
  size: ['size', 'size name', 'sz', 'tamanho', 'tam', 'numeracao'],
  quantity: [
    'quantity',
    'order quantity',
    'qty',
    'order qty',
    'units',
    'pcs',
    'pieces',
    'ordered',
    'quantidade',
    'quant',
    'qtd',
    'qtde',
    'unidades',
    'unid',
    'pecas',
  ],
  none: [
    'product',
    'product name',
    'name',
    'description',
    'price',
    'unit price',
    'cost',
    'total',
    'stock',
    'brand',
    'picture',
    'note',
    'reason',
    'imagem',
    'observacao',
    'motivo',
    'produto',
    'nome',
    'descricao',
    'preco',
    'preco unitario',
    'custo',
    'estoque',
    'marca',
  ],
};

/** A name without accents and signs. */
export const plain = (text: string): string =>
  folded(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** What a name says, and how clearly: a reference is rather called “reference” than “code”. */
interface NamedUse {
  use: OrderUse;
  /** Below 1. */
  weight: number;
}

const byName = new Map(
  Object.entries(names).flatMap(([use, words]) =>
    words.map((word, at) => [word, { use: use as OrderUse, weight: 0.9 - at / 100 }] as const),
  ),
);

/** The size whose GTINs a column holds by its name, such as `EAN 38`; empty where it names none, undefined if it holds none. */
export const gtinSizeOf = (name: string): string | undefined => {
  const [named] =
    /^(?:gtin|ean|upc|(?:variant )?barcode|c[oó]digo de barras)(?:-?(?:8|12|14)| ?-?13)?(?:\s+|$)/i.exec(name.trim()) ??
    [];
  return named === undefined ? undefined : sizeNameOf(name.trim().slice(named.length));
};

const gtinUse = (name: string): NamedUse | undefined => {
  const size = gtinSizeOf(name);
  return size === undefined ? undefined : { use: size === '' ? 'gtin' : 'none', weight: 0.9 };
};

/** What a column holds by its name, also with a currency behind it; undefined for a name that says nothing, such as that of a size. */
export const namedUse = (name: string): NamedUse | undefined =>
  gtinUse(name) ?? byName.get(plain(name)) ?? byName.get(plain(name.replace(/ ?\([A-Z]{3}\)$/i, '')));

/** The size that a column is named after: `Size 38` and `Tam. 38` are 38. */
export const sizeNameOf = (name: string): string => name.replace(/^(?:size|tamanho|tam\.?)\s+/i, '').trim();
