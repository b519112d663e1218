import { toRgb } from './core/colour.ts';
import type { Fabric } from './fabric/fabric.ts';
import type { GoodsKind } from './goods/index.ts';
import type { GoodsRecipe, PortraitRecipe, Recipe, SceneRecipe, SwatchRecipe } from './recipe.ts';
import type { SceneKind } from './recipe.ts';

export type DescribedIn = 'en' | 'pt_BR';
type Words = Record<DescribedIn, string>;
const words = (en: string, pt_BR: string): Words => ({ en, pt_BR });

const COLOURS: readonly (readonly [hex: string, name: Words])[] = [
  ['#111111', words('black', 'preto')],
  ['#ffffff', words('white', 'branco')],
  ['#f3ead9', words('ivory', 'marfim')],
  ['#d8c3a0', words('sand', 'areia')],
  ['#b08a5b', words('camel', 'caramelo')],
  ['#7a4b32', words('brown', 'marrom')],
  ['#b5533c', words('terracotta', 'terracota')],
  ['#c0282d', words('red', 'vermelho')],
  ['#6b1d2f', words('burgundy', 'bordô')],
  ['#e8743b', words('orange', 'laranja')],
  ['#f2c230', words('yellow', 'amarelo')],
  ['#e8ff2a', words('neon yellow', 'amarelo neon')],
  ['#7d8a5c', words('olive', 'oliva')],
  ['#9fb59a', words('sage', 'sálvia')],
  ['#2f7d4f', words('green', 'verde')],
  ['#1f3d33', words('deep green', 'verde-escuro')],
  ['#2aa5a0', words('turquoise', 'turquesa')],
  ['#9cc3dd', words('light blue', 'azul-claro')],
  ['#2f64b0', words('blue', 'azul')],
  ['#1d2b4f', words('navy', 'azul-marinho')],
  ['#b9a3d0', words('lilac', 'lilás')],
  ['#6a3a86', words('purple', 'roxo')],
  ['#f2c4cb', words('blush', 'rosa-claro')],
  ['#e0529c', words('pink', 'rosa')],
  ['#8a8a8e', words('grey', 'cinza')],
  ['#d0d2d4', words('silver grey', 'cinza-claro')],
  ['#46505c', words('slate', 'ardósia')],
];

/** The everyday name of a colour. */
export const colourName = (hex: string, locale: DescribedIn): string => {
  const [red, green, blue] = toRgb(hex);
  const far = (other: string): number => {
    const [r, g, b] = toRgb(other);
    return 2 * (red - r) ** 2 + 4 * (green - g) ** 2 + 3 * (blue - b) ** 2;
  };
  return COLOURS.reduce((best, each) => (far(each[0]) < far(best[0]) ? each : best))[1][locale];
};

const KINDS: Record<GoodsKind, Words> = {
  shirt: words('shirt', 'Camisa'),
  blouse: words('blouse', 'Blusa'),
  tee: words('T-shirt', 'Camiseta'),
  dress: words('dress', 'Vestido'),
  gown: words('gown', 'Vestido longo'),
  trousers: words('trousers', 'Calça'),
  jeans: words('jeans', 'Jeans'),
  shorts: words('shorts', 'Short'),
  skirt: words('skirt', 'Saia'),
  knit: words('knitwear', 'Tricô'),
  coat: words('coat', 'Casaco'),
  jacket: words('jacket', 'Jaqueta'),
  swimsuit: words('swimsuit', 'Maiô'),
  bikini: words('bikini', 'Biquíni'),
  shoe: words('shoes', 'Sapatos'),
  boot: words('boots', 'Botas'),
  sandal: words('sandals', 'Sandálias'),
  bag: words('bag', 'Bolsa'),
  tote: words('tote bag', 'Sacola'),
  scarf: words('scarf', 'Cachecol'),
  hat: words('hat', 'Chapéu'),
  belt: words('belt', 'Cinto'),
  jewel: words('jewellery', 'Joia'),
  bottle: words('bottle', 'Frasco'),
  jar: words('jar', 'Pote'),
  tube: words('tube', 'Bisnaga'),
  lipstick: words('lipstick', 'Batom'),
  palette: words('make-up palette', 'Paleta de maquiagem'),
  soap: words('soap', 'Sabonete'),
  candle: words('candle', 'Vela'),
};
const BEAUTY: ReadonlySet<GoodsKind> = new Set<GoodsKind>([
  'jewel',
  'bottle',
  'jar',
  'tube',
  'lipstick',
  'palette',
  'soap',
  'candle',
]);
const FABRIC_WORDS: Record<Fabric, Words> = {
  plain: words('', ''),
  stripe: words('striped', 'listras'),
  check: words('checked', 'xadrez'),
  floral: words('floral', 'estampa floral'),
  animal: words('leopard-print', 'estampa de onça'),
  rib: words('ribbed', 'canelado'),
  denim: words('denim', 'jeans'),
  leather: words('leather', 'couro'),
  satin: words('satin', 'cetim'),
  linen: words('linen', 'linho'),
  dot: words('dotted', 'bolinhas'),
  tiedye: words('tie-dye', 'tie-dye'),
};
const VIEW_WORDS: Record<GoodsRecipe['view'], Words> = {
  front: words('front', 'frente'),
  back: words('back', 'costas'),
  detail: words('detail', 'detalhe'),
  flat2: words('two colours', 'duas cores'),
};
const SCENE_WORDS: Record<SceneKind, Words> = {
  drape: words('Draped cloth', 'Tecido drapeado'),
  rail: words('Garments on a rail', 'Roupas em uma arara'),
  'still-life': words('Beauty goods on plinths', 'Produtos de beleza sobre pedestais'),
  blinds: words('Light through blinds', 'Luz através de persianas'),
  studio: words('A garment hanging in a studio', 'Uma peça pendurada em um estúdio'),
  beach: words('A beach', 'Uma praia'),
  fjord: words('Mountains over still water', 'Montanhas sobre águas calmas'),
  counter: words('A beauty counter', 'Um balcão de beleza'),
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const spaced = (...parts: string[]): string => parts.filter(Boolean).join(' ');

const describeGoods = (recipe: GoodsRecipe, locale: DescribedIn): string => {
  const colour = colourName(recipe.colour, locale);
  const [kind, view] = [KINDS[recipe.kind][locale], VIEW_WORDS[recipe.view][locale]];
  const fabric = BEAUTY.has(recipe.kind) ? '' : FABRIC_WORDS[recipe.fabric][locale];
  return locale === 'en'
    ? `${capital(spaced(fabric, kind))} in ${colour}, ${view}`
    : `${kind}${fabric ? ` em ${fabric}` : ''}, cor ${colour}, ${view}`;
};

const describeScene = (recipe: SceneRecipe, locale: DescribedIn): string => {
  const colour = colourName(recipe.palette[1] ?? recipe.palette[0] ?? '#888888', locale);
  return locale === 'en'
    ? `${SCENE_WORDS[recipe.kind].en} in ${colour}`
    : `${SCENE_WORDS[recipe.kind].pt_BR} em ${colour}`;
};

const describePortrait = (recipe: PortraitRecipe, locale: DescribedIn): string =>
  recipe.kind === 'shop'
    ? words('A shop-front', 'A fachada de uma loja')[locale]
    : spaced(words('Initials', 'Iniciais')[locale], recipe.initials);

const describeSwatch = (recipe: SwatchRecipe, locale: DescribedIn): string => {
  const colour = colourName(recipe.colour, locale);
  return locale === 'en'
    ? capital(spaced(FABRIC_WORDS[recipe.fabric].en, 'fabric in', colour))
    : `Tecido${recipe.fabric === 'plain' ? '' : ` em ${FABRIC_WORDS[recipe.fabric].pt_BR}`}, cor ${colour}`;
};

/** Alternative text for a picture, such as "Striped dress in terracotta, front". */
export const describeRecipe = ({ draw, recipe }: Recipe, locale: DescribedIn): string => {
  switch (draw) {
    case 'goods':
      return describeGoods(recipe, locale);
    case 'scene':
      return describeScene(recipe, locale);
    case 'logo':
      return locale === 'en' ? `${recipe.name} logo` : `Logotipo de ${recipe.name}`;
    case 'portrait':
      return describePortrait(recipe, locale);
    case 'swatch':
      return describeSwatch(recipe, locale);
  }
};
