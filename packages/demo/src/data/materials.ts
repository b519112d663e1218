import type { Fabric } from '../drawing/index.ts';
import { w } from '../words.ts';
import type { Words } from '../words.ts';

/** What a product is made of: its name in a title, how it is drawn, what the page says about it. */
export interface Material {
  name: Words;
  fabric: Fabric;
  said: Words;
  composition: Words;
}

const m = (fabric: Fabric, name: Words, said: Words, composition: Words): Material => ({
  fabric,
  name,
  said,
  composition,
});

/** One swimwear cloth, printed in different ways. */
const swim = (fabric: Fabric, name: Words): Material =>
  m(
    fabric,
    name,
    w(
      'Printed on yarn from fishing nets, double-lined, resistant to chlorine and sun cream.',
      'Estampado em fio de redes de pesca, forro duplo, resistente a cloro e protetor solar.',
    ),
    w('78% recycled polyamide, 22% elastane', '78% poliamida reciclada, 22% elastano'),
  );

export const materials = {
  linen: m(
    'linen',
    w('linen', 'linho'),
    w(
      'The linen is washed twice, so it arrives soft and stays cool.',
      'O linho é lavado duas vezes: chega macio e continua fresco.',
    ),
    w('100% European linen', '100% linho europeu'),
  ),
  poplin: m(
    'plain',
    w('poplin', 'popeline'),
    w(
      'A dense organic poplin that keeps its line after many washes.',
      'Popeline orgânica densa, que mantém a forma depois de muitas lavagens.',
    ),
    w('100% organic cotton', '100% algodão orgânico'),
  ),
  crepe: m(
    'plain',
    w('crepe', 'crepe'),
    w('The crepe falls from the shoulder without clinging.', 'O crepe cai do ombro sem marcar.'),
    w('72% viscose, 28% acetate', '72% viscose, 28% acetato'),
  ),
  silk: m(
    'satin',
    w('silk satin', 'cetim de seda'),
    w('A nineteen-momme satin with a quiet shine.', 'Cetim de dezenove momme, com brilho discreto.'),
    w('100% mulberry silk', '100% seda'),
  ),
  striped: m(
    'stripe',
    w('striped cotton', 'algodão listrado'),
    w('The stripe is yarn-dyed and matched at every seam.', 'A listra é tinta em fio e casada em cada costura.'),
    w('98% cotton, 2% elastane', '98% algodão, 2% elastano'),
  ),
  checked: m(
    'check',
    w('checked flannel', 'flanela xadrez'),
    w('A brushed check that softens every winter.', 'Xadrez escovado, que fica mais macio a cada inverno.'),
    w('60% cotton, 40% recycled wool', '60% algodão, 40% lã reciclada'),
  ),
  floral: m(
    'floral',
    w('floral voile', 'voile floral'),
    w(
      'The flowers were painted by hand in the studio before they were printed.',
      'As flores foram pintadas à mão no ateliê antes de irem para a estampa.',
    ),
    w('55% cotton, 45% viscose', '55% algodão, 45% viscose'),
  ),
  animal: m(
    'animal',
    w('leopard-print twill', 'sarja com estampa de onça'),
    w(
      'An all-over print with the scale of a real coat, never cartoonish.',
      'Estampa corrida na escala de uma pelagem de verdade, nunca caricata.',
    ),
    w('100% viscose', '100% viscose'),
  ),
  dotted: m(
    'dot',
    w('polka-dot', 'poá'),
    w('Dots of three sizes give the cloth its rhythm.', 'Poás de três tamanhos dão ritmo ao tecido.'),
    w('100% viscose', '100% viscose'),
  ),
  tiedye: m(
    'tiedye',
    w('tie-dye', 'tie-dye'),
    w('Tied and dipped one by one: no two are alike.', 'Amarrada e tingida uma a uma: nenhuma é igual à outra.'),
    w('100% cotton', '100% algodão'),
  ),
  denim: m(
    'denim',
    w('denim', 'jeans'),
    w(
      'A thirteen-ounce denim rinsed with a tenth of the usual water.',
      'Jeans de treze onças, lavado com um décimo da água habitual.',
    ),
    w('99% cotton, 1% elastane', '99% algodão, 1% elastano'),
  ),
  leather: m(
    'leather',
    w('leather', 'couro'),
    w(
      'Vegetable-tanned leather, cut from whole hides and left to age.',
      'Couro de curtimento vegetal, cortado de peles inteiras e feito para envelhecer.',
    ),
    w('Calf leather, cotton lining', 'Couro bovino, forro de algodão'),
  ),
  merino: m(
    'rib',
    w('merino', 'merino'),
    w(
      'Fine merino, knitted to shape on twelve-gauge machines: nothing is cut away.',
      'Merino fino, tricotado na forma em máquinas de doze agulhas: nada se desperdiça.',
    ),
    w('100% extrafine merino', '100% merino extrafino'),
  ),
  cashmere: m(
    'plain',
    w('cashmere', 'cashmere'),
    w(
      'Two-ply cashmere that pills once and then never again.',
      'Cashmere de dois fios, que solta fibras uma vez e nunca mais.',
    ),
    w('100% cashmere', '100% cashmere'),
  ),
  wool: m(
    'plain',
    w('wool', 'lã'),
    w(
      'A double-faced wool, joined by hand so that it needs no lining.',
      'Lã dupla-face, unida à mão para dispensar o forro.',
    ),
    w('90% wool, 10% polyamide', '90% lã, 10% poliamida'),
  ),
  jersey: m(
    'plain',
    w('jersey', 'malha'),
    w(
      'A compact jersey with a dry hand that does not turn at the seams.',
      'Malha compacta de toque seco, que não torce nas costuras.',
    ),
    w('95% cotton, 5% elastane', '95% algodão, 5% elastano'),
  ),
  ribbed: m(
    'rib',
    w('ribbed cotton', 'algodão canelado'),
    w(
      'A close rib that returns to its shape overnight.',
      'Canelado fechado, que volta à forma de um dia para o outro.',
    ),
    w('96% cotton, 4% elastane', '96% algodão, 4% elastano'),
  ),
  lycra: m(
    'plain',
    w('recycled', 'fio reciclado'),
    w(
      'Made of yarn from fishing nets, double-lined, resistant to chlorine and sun cream.',
      'Feito com fio de redes de pesca, forro duplo, resistente a cloro e protetor solar.',
    ),
    w('78% recycled polyamide, 22% elastane', '78% poliamida reciclada, 22% elastano'),
  ),
  canvas: m(
    'linen',
    w('canvas', 'lona'),
    w(
      'A heavy canvas, bound inside, that carries twelve kilos without complaint.',
      'Lona pesada, com acabamento interno, que leva doze quilos sem reclamar.',
    ),
    w('100% cotton canvas', '100% lona de algodão'),
  ),
  raffia: m(
    'linen',
    w('raffia', 'ráfia'),
    w(
      'Plaited by a cooperative of weavers and shaped over wooden blocks.',
      'Trançada por uma cooperativa de artesãs e moldada em formas de madeira.',
    ),
    w('100% natural raffia', '100% ráfia natural'),
  ),
  gold: m(
    'satin',
    w('gold vermeil', 'prata dourada'),
    w(
      'Cast in recycled silver and plated with two and a half microns of gold.',
      'Fundido em prata reciclada e banhado com dois mícrons e meio de ouro.',
    ),
    w('Recycled silver 925, 18 ct gold', 'Prata reciclada 925, ouro 18 k'),
  ),
  glass: m(
    'plain',
    w('botanical', 'com botânicos'),
    w(
      'Refillable glass; the formula is ninety-six per cent of natural origin.',
      'Vidro com refil; fórmula noventa e seis por cento de origem natural.',
    ),
    w('Vegan, no added colour', 'Vegano, sem corantes'),
  ),
  satinFinish: m(
    'satin',
    w('satin', 'acabamento acetinado'),
    w(
      'High pigment in a light oil that neither dries nor runs.',
      'Muito pigmento em um óleo leve, que não resseca nem escorre.',
    ),
    w('Vegan, paraben-free', 'Vegano, sem parabenos'),
  ),
  wax: m(
    'plain',
    w('soy wax', 'cera de soja'),
    w(
      'Poured by hand, with a cotton wick that burns for fifty hours.',
      'Vertida à mão, com pavio de algodão que queima por cinquenta horas.',
    ),
    w('Soy wax, essential oils', 'Cera de soja, óleos essenciais'),
  ),
  leopardLeather: m(
    'animal',
    w('leopard-print leather', 'couro com estampa de onça'),
    w(
      'Printed calf leather: the pattern is placed by hand on each piece.',
      'Couro bovino estampado: o desenho é posicionado à mão em cada peça.',
    ),
    w('Printed calf leather, cotton lining', 'Couro bovino estampado, forro de algodão'),
  ),
  swimFloral: swim('floral', w('floral', 'estampa floral')),
  swimStripe: swim('stripe', w('striped', 'listras')),
  swimDot: swim('dot', w('polka-dot', 'bolinhas')),
  swimLeopard: swim('animal', w('leopard', 'estampa de onça')),
  swimTiedye: swim('tiedye', w('tie-dye', 'estampa tie-dye')),
} as const satisfies Record<string, Material>;

/** Words that follow a Portuguese noun without 'de'. */
export const adjectives: ReadonlySet<string> = new Set(['tie-dye', 'poá', 'com botânicos']);

export type MaterialName = keyof typeof materials;
