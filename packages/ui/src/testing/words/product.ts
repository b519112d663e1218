import type { PriceLabels } from '../../commerce/catalogue/PriceBlock/index.ts';
import type { ProductCardLabels } from '../../commerce/catalogue/ProductCard/index.ts';
import type { ProductDetailsLabels } from '../../commerce/catalogue/ProductDetails/index.ts';
import type { AddToCartNoticeLabels } from '../../commerce/cart/AddToCartNotice/index.ts';
import type { PricelistDialogLabels } from '../../commerce/catalogue/PricelistDialog/index.ts';
import type { VariationDialogLabels } from '../../commerce/catalogue/VariationDialog/index.ts';
import type { SizeChartLabels } from '../../commerce/catalogue/SizeChartDialog/index.ts';
import type { FilterPanelLabels } from '../../commerce/catalogue/FilterPanel/index.ts';
import type { QuickOrderLabels } from '../../commerce/catalogue/QuickOrder/index.ts';
import type { SizeUnitsLabels } from '../../commerce/catalogue/SizeUnits/index.ts';
import { cartGridWords } from './cartGrid.ts';
import { wordsOf } from './wordsOf.ts';

const { texts: cart } = cartGridWords;

export const sizeUnitsWords = wordsOf<SizeUnitsLabels>('Commerce/SizeUnits', {
  units: ['Units of {variation}, {size}', 'Unidades de {variation}, {size}'],
  answerFirst: [
    'Answer the question about {colour}, {size} first.',
    'Responda antes à pergunta sobre {colour}, {size}.',
  ],
  colour: cart.colour,
  place: cart.place,
  available: cart.available,
  left: cart.left,
  outOfStock: cart.outOfStock,
  cut: cart.cut,
  replaced: cart.replaced,
  unusual: cart.unusual,
  paste: cart.paste,
  more: cart.more,
  dismiss: cart.dismiss,
});

export const priceWords = wordsOf<PriceLabels>('Commerce/PriceBlock', {
  wholesale: ['Wholesale', 'Atacado'],
  retailer: ['Retailer', 'Varejo'],
  restricted: ['RESTRICTED', 'RESTRITO'],
  awaiting: ['Your registration is awaiting approval.', 'Seu cadastro está aguardando aprovação.'],
  signUp: ['SIGN UP TO SHOP', 'CADASTRE-SE PARA COMPRAR'],
});

export const productCardWords = wordsOf<ProductCardLabels>('Commerce/ProductCard', {
  ...priceWords.texts,
  colours: ['Colours', 'Cores'],
  sizes: ['Sizes {run}', 'Tamanhos {run}'],
  outOfStock: ['Out of stock', 'Esgotado'],
  order: ['{run}: order {name} by size', '{run}: pedir {name} por tamanho'],
  add: ['Add {name} to cart', 'Adicionar {name} ao carrinho'],
  favorite: ['{name} is a favourite', '{name} é um favorito'],
  compare: ['Compare', 'Comparar'],
  compareThis: ['Compare {name}', 'Comparar {name}'],
});

export const productDetailsWords = wordsOf<ProductDetailsLabels>('Commerce/ProductDetails', {
  ...sizeUnitsWords.texts,
  minimum: cart.minimum,
  maximum: cart.maximum,
  ...priceWords.texts,
  reference: ['Ref.', 'Ref.'],
  colours: ['Colours', 'Cores'],
  sizes: ['Sizes', 'Tamanhos'],
  sizeChart: ['Size chart', 'Tabela de medidas'],
  outOfStock: ['Out of stock', 'Esgotado'],
  addToCart: ['Add to cart', 'Adicionar ao carrinho'],
  updateCart: ['Update cart', 'Atualizar o carrinho'],
  inCart: [
    '{count, plural, =0 {In cart} one {In cart: # unit} other {In cart: # units}}',
    '{count, plural, =0 {No carrinho} one {No carrinho: # unidade} other {No carrinho: # unidades}}',
  ],
  outOfStockReason: ['This product is out of stock.', 'Este produto está esgotado.'],
  pricelist: ['Price list', 'Tabela de preços'],
  choosePricelist: ['Choose a price list', 'Escolha uma tabela'],
  details: ['Product details', 'Detalhes do produto'],
  terms: ['Terms and conditions', 'Termos e condições'],
  favorite: ['{name} is a favourite', '{name} é um favorito'],
});

export const addToCartNoticeWords = wordsOf<AddToCartNoticeLabels>('Commerce/AddToCartNotice', {
  added: ['ITEM ADDED TO BAG!', 'ITEM ADICIONADO À SACOLA!'],
  already: ['ITEM ALREADY IN BAG!', 'ITEM JÁ ESTÁ NA SACOLA!'],
  check: ['CHECK YOUR CART', 'VEJA SEU CARRINHO'],
  close: ['Close', 'Fechar'],
});

export const pricelistDialogWords = wordsOf<PricelistDialogLabels>('Commerce/PricelistDialog', {
  title: ['Select price list', 'Selecione a tabela de preços'],
  text: ['Prices, currency and minimums depend on it.', 'Preços, moeda e mínimos dependem dela.'],
  set: ['SET PRICE LIST', 'DEFINIR TABELA DE PREÇOS'],
  reason: ['Choose one of the price lists first.', 'Escolha antes uma das tabelas.'],
  close: ['Close', 'Fechar'],
});

export const variationDialogWords = wordsOf<VariationDialogLabels>('Commerce/VariationDialog', {
  ...sizeUnitsWords.texts,
  title: ['Choose variations', 'Escolha as variações'],
  text: ['Each one becomes a row of your order grid.', 'Cada uma vira uma linha da sua grade de pedido.'],
  all: ['Select all', 'Selecionar todas'],
  none: ['Deselect all', 'Desmarcar todas'],
  add: ['Add to cart', 'Adicionar ao carrinho'],
  close: ['Close', 'Fechar'],
  required: ['SELECT AT LEAST ONE VARIATION', 'SELECIONE AO MENOS UMA VARIAÇÃO'],
});

export const quickOrderWords = wordsOf<QuickOrderLabels>('Commerce/QuickOrder', {
  ...sizeUnitsWords.texts,
  minimum: cart.minimum,
  maximum: cart.maximum,
  title: ['Sizes of {name}', 'Tamanhos de {name}'],
  colours: ['Colours', 'Cores'],
  addToCart: ['Add to cart', 'Adicionar ao carrinho'],
  updateCart: ['Update cart', 'Atualizar o carrinho'],
  inCart: [
    '{count, plural, =0 {In cart} one {In cart: # unit} other {In cart: # units}}',
    '{count, plural, =0 {No carrinho} one {No carrinho: # unidade} other {No carrinho: # unidades}}',
  ],
  close: ['Close', 'Fechar'],
  total: [
    '{count, plural, one {# unit} other {# units}}',
    '{count, plural, =0 {0 unidades} one {# unidade} other {# unidades}}',
  ],
});

export const sizeChartWords = wordsOf<SizeChartLabels>('Commerce/SizeChartDialog', {
  title: ['Size chart', 'Tabela de medidas'],
  unit: ['Unit', 'Unidade'],
  cm: ['cm', 'cm'],
  inches: ['inches', 'polegadas'],
  measurement: ['Measurement', 'Medida'],
  close: ['Close', 'Fechar'],
});

interface FilterPanelTexts extends Omit<FilterPanelLabels, 'show'> {
  show: (words: { count: number }) => string;
}

export const filterPanelWords = wordsOf<FilterPanelTexts>('Commerce/FilterPanel', {
  filters: ['Filters', 'Filtros'],
  clear: ['Clear all', 'Limpar tudo'],
  show: [
    '{count, plural, one {Show # product} other {Show # products}}',
    '{count, plural, one {Ver # produto} other {Ver # produtos}}',
  ],
  close: ['Close', 'Fechar'],
  more: ['{count, plural, one {# more} other {# more}}', '{count, plural, one {mais #} other {mais #}}'],
});

export const productFilterWords = wordsOf<
  Record<'segments' | 'categories' | 'brands' | 'lineSheets' | 'pricelist', string> & {
    brandPage: (words: { brand: string }) => string;
  }
>('Commerce/FilterPanel', {
  segments: ['Segments', 'Segmentos'],
  categories: ['Subcategories', 'Subcategorias'],
  brands: ['Brands', 'Marcas'],
  lineSheets: ['Line sheets', 'Catálogos'],
  pricelist: ['Price list', 'Tabela de preços'],
  brandPage: ['About {brand}', 'Sobre {brand}'],
});

/** In the order of the specification. */
export const sortWords = wordsOf<Record<string, string>>('Commerce/SortSelect', {
  collection_order: ['Relevance', 'Relevância'],
  '-created': ['Newest', 'Mais recentes'],
  wholesale_price: ['Wholesale price, low to high', 'Preço de atacado, menor primeiro'],
  '-wholesale_price': ['Wholesale price, high to low', 'Preço de atacado, maior primeiro'],
  retailer_price: ['Retailer price, low to high', 'Preço de varejo, menor primeiro'],
  '-retailer_price': ['Retailer price, high to low', 'Preço de varejo, maior primeiro'],
  order_delivery_days: ['Shipping days, fewest first', 'Prazo de envio, menor primeiro'],
  '-order_delivery_days': ['Shipping days, most first', 'Prazo de envio, maior primeiro'],
});
