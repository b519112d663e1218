import type { BrandSketch } from './brand.ts';

/** Brands of the partner Fjord. */
export const fjordBrands: readonly BrandSketch[] = [
  { name: 'Aurland', slug: 'aurland', founder: 'Sigrid Aurland', town: 'Ålesund', country: 'Norway', year: 1987, segments: [13, 14], lines: ['knit', 'coat', 'scarf', 'hat'], card: 'nordic', mark: ['figtree', 'plain'], scene: 'fjord', tier: 1.3, tags: ['Wool'],
    en: 'Fishermen’s sweaters, kept exactly as they were except for the itching.', pt: 'Suéteres de pescador, exatamente como eram, menos a coceira.' },
  { name: 'Tundra Works', slug: 'tundra-works', founder: 'Mikko Laine', town: 'Oulu', country: 'Finland', year: 2009, segments: [14], lines: ['jacket', 'trousers', 'boot', 'shirt'], card: 'nordic', mark: ['grotesk', 'plain'], scene: 'fjord', tier: 1.2, tags: ['Outdoor', 'Workwear'],
    en: 'Made to be worn at minus twenty and looked at in a café at plus twenty.', pt: 'Feito para vestir a vinte negativos e ser visto em um café a vinte positivos.' },
  { name: 'Lille Bjørn', slug: 'lille-bjorn', founder: 'Freja Madsen', town: 'Aarhus', country: 'Denmark', year: 2013, segments: [15], lines: ['knit', 'trousers', 'tee', 'coat', 'boot'], card: 'pastel', mark: ['bricolage', 'plain'], scene: 'rail', tier: 0.7, tags: ['Children', 'Organic'],
    en: 'Children’s wool that a washing machine cannot hurt. It has been tried, by children.', pt: 'Lã infantil que a máquina de lavar não estraga. Já foi testado, por crianças.' },
  { name: 'Sten', slug: 'sten', founder: 'Olof Sten', town: 'Gothenburg', country: 'Sweden', year: 1995, segments: [13, 14], lines: ['shoe', 'boot', 'bag', 'tote'], card: 'earth', mark: ['jost', 'plain'], scene: 'still-life', tier: 1.2, tags: ['Leather', 'Repair'],
    en: 'Stone-grey leather goods by a family that repairs harbour cranes in the same building.', pt: 'Artigos de couro cinza-pedra de uma família que conserta guindastes do porto no mesmo prédio.' },
  { name: 'Havtorn', slug: 'havtorn', founder: 'Lise Winther', town: 'Skagen', country: 'Denmark', year: 2017, segments: [16], lines: ['jar', 'tube', 'soap', 'bottle', 'candle'], card: 'beauty', mark: ['dm-serif', 'plain'], scene: 'counter', tier: 1.1, tags: ['Skincare', 'Sea buckthorn'],
    en: 'Sea buckthorn picked in the dunes with thick gloves, pressed cold the same night.', pt: 'Espinheiro-marítimo colhido nas dunas com luvas grossas e prensado a frio na mesma noite.' },
  { name: 'Kajsa', slug: 'kajsa', founder: 'Kajsa Lind', town: 'Malmö', country: 'Sweden', year: 2015, segments: [13], lines: ['dress', 'skirt', 'blouse', 'trousers'], card: 'nordic', mark: ['instrument', 'plain'], scene: 'blinds', tier: 1, tags: ['Everyday'],
    en: 'Dresses to cycle in. The hem knows where the chain is.', pt: 'Vestidos para pedalar. A barra sabe onde fica a corrente.' },
  { name: 'Polar Denim', slug: 'polar-denim', founder: 'Jens Krogh', town: 'Reykjavík', country: 'Iceland', year: 2011, segments: [13, 14], lines: ['jeans', 'jacket', 'shirt', 'skirt'], card: 'nordic', mark: ['archivo', 'plain'], scene: 'rail', tier: 1.1, tags: ['Denim'],
    en: 'Denim dried by geothermal heat, which is why it smells faintly of eggs until the first wash.', pt: 'Jeans seco com calor geotérmico, por isso cheira levemente a ovo até a primeira lavagem.' },
  { name: 'Rolig', slug: 'rolig', founder: 'Ingrid Dahl', town: 'Oslo', country: 'Norway', year: 2020, segments: [13, 14], lines: ['tee', 'knit', 'shorts', 'tote'], card: 'pastel', mark: ['figtree', 'spaced'], scene: 'fjord', tier: 0.8, tags: ['Basics', 'Organic cotton'],
    en: 'Rolig means calm in Norwegian and funny in Swedish; the basics are a little of both.', pt: 'Rolig quer dizer calmo em norueguês e engraçado em sueco; os básicos são um pouco dos dois.' },
];
