import type { BrandSketch } from './brand.ts';

/** Brands of the partner Trópico. */
export const tropicoBrands: readonly BrandSketch[] = [
  { name: 'Brisa Carioca', slug: 'brisa-carioca', founder: 'Luana Campos', town: 'Rio de Janeiro', country: 'Brazil', year: 2011, segments: [13], lines: ['bikini', 'swimsuit', 'dress', 'shorts', 'hat'], card: 'tropical', mark: ['bricolage', 'plain'], scene: 'beach', tier: 0.8, tags: ['Swimwear', 'Made in Brazil'],
    en: 'Born on the sand of Leme, where Luana sold her first twenty bikinis out of a cool box.', pt: 'Nasceu na areia do Leme, onde Luana vendeu os primeiros vinte biquínis de dentro de um isopor.' },
  { name: 'Pé de Manga', slug: 'pe-de-manga', founder: 'Joana Sales', town: 'Salvador', country: 'Brazil', year: 2014, segments: [13, 15], lines: ['dress', 'blouse', 'tee', 'skirt'], card: 'tropical', mark: ['fraunces', 'stacked'], scene: 'beach', tier: 0.7, tags: ['Prints', 'Family'],
    en: 'Mothers and daughters dress from the same print, drawn under a mango tree that is older than the house.', pt: 'Mães e filhas se vestem da mesma estampa, desenhada sob uma mangueira mais velha que a casa.' },
  { name: 'Cangaço', slug: 'cangaco', founder: 'Severino Lima', town: 'Recife', country: 'Brazil', year: 2003, segments: [14, 13], lines: ['sandal', 'belt', 'bag', 'hat'], card: 'earth', mark: ['archivo', 'plain'], scene: 'still-life', tier: 0.9, tags: ['Leather', 'Handmade'],
    en: 'Leather cut by saddlers of the sertão, who never draw a pattern because their hands remember it.', pt: 'Couro cortado por seleiros do sertão, que não riscam o molde porque a mão se lembra dele.' },
  { name: 'Folha Doce', slug: 'folha-doce', founder: 'Irene Takeda', town: 'Belém', country: 'Brazil', year: 2016, segments: [16], lines: ['jar', 'soap', 'bottle', 'tube', 'candle'], card: 'beauty', mark: ['dm-serif', 'plain'], scene: 'counter', tier: 0.8, tags: ['Skincare', 'Amazon oils'],
    en: 'Cupuaçu, andiroba and pracaxi, bought from river communities by name and by boat.', pt: 'Cupuaçu, andiroba e pracaxi, comprados de comunidades ribeirinhas pelo nome e de barco.' },
  { name: 'Onda Norte', slug: 'onda-norte', founder: 'Caio Farias', town: 'Fortaleza', country: 'Brazil', year: 2017, segments: [14], lines: ['shorts', 'tee', 'shirt', 'jacket'], card: 'tropical', mark: ['syne', 'plain'], scene: 'beach', tier: 0.7, tags: ['Beachwear', 'Menswear'],
    en: 'Board shorts that dry between the sea and the bus stop.', pt: 'Bermudas que secam entre o mar e o ponto de ônibus.' },
  { name: 'Renda & Riso', slug: 'renda-e-riso', founder: 'Dona Zefa Nunes', town: 'Natal', country: 'Brazil', year: 1998, segments: [13], lines: ['blouse', 'dress', 'skirt', 'scarf'], card: 'pastel', mark: ['italiana', 'plain'], scene: 'drape', tier: 1, tags: ['Lace', 'Cooperative'],
    en: 'Bobbin lace from a cooperative where the youngest maker is nineteen and the oldest will not say.', pt: 'Renda de bilro de uma cooperativa em que a mais nova tem dezenove anos e a mais velha não conta.' },
  { name: 'Miúdo', slug: 'miudo', founder: 'Paula and Téo Braga', town: 'Florianópolis', country: 'Brazil', year: 2019, segments: [15], lines: ['tee', 'shorts', 'dress', 'swimsuit'], card: 'pastel', mark: ['bricolage', 'framed'], scene: 'rail', tier: 0.5, tags: ['Children', 'Organic cotton'],
    en: 'Children’s clothes without gender and with very large pockets, for shells.', pt: 'Roupa infantil sem gênero e com bolsos bem grandes, para conchas.' },
  { name: 'Jardim Elétrico', slug: 'jardim-eletrico', founder: 'Nara Fontes', town: 'São Paulo', country: 'Brazil', year: 2013, segments: [13], lines: ['dress', 'trousers', 'jacket', 'blouse', 'shoe'], card: 'tropical', mark: ['syne', 'stacked'], scene: 'studio', tier: 1.1, tags: ['Prints', 'Bold'],
    en: 'Prints for people who like to be seen from the other side of Avenida Paulista.', pt: 'Estampas para quem gosta de ser visto do outro lado da Avenida Paulista.' },
];
