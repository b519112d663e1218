import type { BrandSketch } from './brand.ts';

/** Brands of the partner Atelier Noir. */
export const noirBrands: readonly BrandSketch[] = [
  { name: 'Maison Sévère', slug: 'maison-severe', founder: 'Adrien Sévère', town: 'Paris', country: 'France', year: 1974, segments: [13], lines: ['gown', 'dress', 'coat', 'blouse'], card: 'noir', mark: ['bodoni', 'spaced'], scene: 'drape', tier: 3, tags: ['Couture', 'Evening'],
    en: 'Black, in eleven cloths. Adrien Sévère has never used a twelfth, nor another colour before midnight.', pt: 'Preto, em onze tecidos. Adrien Sévère nunca usou um décimo segundo, nem outra cor antes da meia-noite.' },
  { name: 'Isolde', slug: 'isolde', founder: 'Isolde Brandt', town: 'Vienna', country: 'Austria', year: 1999, segments: [13], lines: ['gown', 'jacket', 'skirt', 'jewel'], card: 'noir', mark: ['italiana', 'plain'], scene: 'studio', tier: 2.4, tags: ['Opera', 'Evening'],
    en: 'Dresses for the second row of a box: cut to be beautiful sitting down.', pt: 'Vestidos para a segunda fila de um camarote: cortados para serem belos sentados.' },
  { name: 'Corvo Milano', slug: 'corvo-milano', founder: 'Elena Corvo', town: 'Milan', country: 'Italy', year: 2008, segments: [13, 14], lines: ['jacket', 'trousers', 'boot', 'bag', 'belt'], card: 'noir', mark: ['jost', 'spaced'], scene: 'studio', tier: 2, tags: ['Tailoring', 'Leather'],
    en: 'Tailoring with the severity of a uniform and the lining of a secret.', pt: 'Alfaiataria com a severidade de um uniforme e o forro de um segredo.' },
  { name: 'Nocturne Parfums', slug: 'nocturne-parfums', founder: 'Yves Lacombe', town: 'Grasse', country: 'France', year: 1991, segments: [16], lines: ['bottle', 'candle', 'jar'], card: 'beauty', mark: ['bodoni', 'framed'], scene: 'counter', tier: 2.2, tags: ['Perfume'],
    en: 'Six perfumes for six hours of the night, composed without a single flower that opens by day.', pt: 'Seis perfumes para seis horas da noite, compostos sem uma única flor que abra de dia.' },
  { name: 'Obsidian', slug: 'obsidian', founder: 'Noor Rahman', town: 'Antwerp', country: 'Belgium', year: 2016, segments: [13, 14], lines: ['coat', 'knit', 'trousers', 'shirt'], card: 'noir', mark: ['grotesk', 'spaced'], scene: 'blinds', tier: 1.9, tags: ['Avant-garde'],
    en: 'Antwerp school, engineer’s temper: every seam is where the body bends.', pt: 'Escola de Antuérpia, temperamento de engenheiro: cada costura está onde o corpo dobra.' },
  { name: 'Vesper & Vale', slug: 'vesper-and-vale', founder: 'Cordelia Vale', town: 'Edinburgh', country: 'United Kingdom', year: 2005, segments: [13], lines: ['scarf', 'knit', 'coat', 'dress'], card: 'noir', mark: ['fraunces', 'spaced'], scene: 'fjord', tier: 1.8, tags: ['Cashmere'],
    en: 'Cashmere the colour of the hour before rain, spun in the Borders since Cordelia’s mother ran the mill.', pt: 'Cashmere da cor da hora antes da chuva, fiado nos Borders desde que a mãe de Cordelia dirigia a fábrica.' },
  { name: 'Argent', slug: 'argent', founder: 'Samuel Roth', town: 'Geneva', country: 'Switzerland', year: 1962, segments: [13, 14], lines: ['jewel', 'belt'], card: 'noir', mark: ['italiana', 'framed'], scene: 'still-life', tier: 2.6, tags: ['Jewellery'],
    en: 'A watchmaker’s family that grew tired of telling the time and kept the precision.', pt: 'Uma família de relojoeiros que se cansou de dizer as horas e guardou a precisão.' },
  { name: 'Lys Noire', slug: 'lys-noire', founder: 'Ambre Diallo', town: 'Dakar', country: 'Senegal', year: 2018, segments: [13], lines: ['gown', 'blouse', 'trousers', 'sandal'], card: 'noir', mark: ['dm-serif', 'spaced'], scene: 'drape', tier: 2, tags: ['Evening', 'Handwoven'],
    en: 'Handwoven Manjak cloth cut for red carpets; the loom is older than the republic.', pt: 'Tecido manjak de tear manual, cortado para tapetes vermelhos; o tear é mais velho que a república.' },
];
