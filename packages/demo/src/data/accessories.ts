import { w } from '../words.ts';
import type { Kind } from './kind.ts';

/** Knitwear, coats, swimwear, shoes, bags and jewellery. */
export const accessories = {
  knit: {
    category: 'knitwear',
    run: 'letters',
    chart: 'tops',
    wholesale: 7900,
    materials: ['merino', 'cashmere', 'ribbed', 'wool'],
    nouns: [w('sweater', 'suéter'), w('pullover', 'pulôver'), w('winter sweater', 'suéter de inverno')],
    said: [
      w(
        'Fully fashioned: shoulders and armholes are knitted, not sewn.',
        'Ombros e cavas são tricotados na forma, sem costura.',
      ),
      w('Long ribs at cuff and hem, to fold or not.', 'Punhos e barra longos em canelado, para dobrar ou não.'),
    ],
  },
  coat: {
    category: 'coats',
    run: 'letters',
    chart: 'tops',
    wholesale: 18900,
    materials: ['wool', 'cashmere', 'checked', 'linen'],
    nouns: [w('coat', 'casaco'), w('town coat', 'casaco de cidade'), w('long coat', 'casaco longo')],
    said: [
      w(
        'A dropped shoulder with room for a heavy knit beneath.',
        'Ombro caído, com espaço para um tricô pesado por baixo.',
      ),
    ],
  },
  jacket: {
    category: 'coats',
    run: 'letters',
    chart: 'tops',
    wholesale: 12400,
    materials: ['denim', 'leather', 'linen', 'wool', 'checked'],
    nouns: [
      w('jacket', 'jaqueta'),
      w('work jacket', 'jaqueta de trabalho'),
      w('weekend jacket', 'jaqueta de fim de semana'),
    ],
    said: [
      w(
        'Four pockets outside, two inside, all of them deep.',
        'Quatro bolsos por fora, dois por dentro, todos fundos.',
      ),
    ],
  },
  swimsuit: {
    category: 'swimwear',
    run: 'letters',
    chart: 'tops',
    wholesale: 4700,
    materials: ['lycra', 'swimStripe', 'swimFloral', 'swimDot', 'swimLeopard'],
    nouns: [w('swimsuit', 'maiô'), w('beach swimsuit', 'maiô de praia'), w('pool swimsuit', 'maiô de piscina')],
    said: [w('Adjustable straps and a lining in the same colour.', 'Alças reguláveis e forro na mesma cor.')],
  },
  bikini: {
    category: 'swimwear',
    run: 'letters',
    chart: 'tops',
    wholesale: 4100,
    materials: ['lycra', 'swimFloral', 'swimTiedye', 'swimLeopard', 'swimDot'],
    nouns: [w('bikini', 'biquíni'), w('beach bikini', 'biquíni de praia'), w('pool bikini', 'biquíni de piscina')],
    said: [
      w(
        'Sold as a set; sizes of top and bottom can be mixed on request.',
        'Vendido em conjunto; tamanhos podem ser combinados sob pedido.',
      ),
    ],
  },
  shoe: {
    category: 'shoes',
    run: 'shoes',
    chart: 'shoes',
    wholesale: 9200,
    materials: ['leather', 'canvas', 'leopardLeather'],
    nouns: [w('shoes', 'sapatos'), w('town shoes', 'sapatos de cidade'), w('evening shoes', 'sapatos de noite')],
    said: [
      w(
        'Blake-stitched, with a leather sole that can be replaced.',
        'Costura Blake, com sola de couro que pode ser trocada.',
      ),
    ],
  },
  boot: {
    category: 'shoes',
    run: 'shoes',
    chart: 'shoes',
    wholesale: 13800,
    materials: ['leather'],
    nouns: [w('boots', 'botas'), w('town boots', 'botas de cidade')],
    said: [
      w(
        'A stacked heel of four centimetres and a rubber half-sole.',
        'Salto de quatro centímetros e meia-sola de borracha.',
      ),
    ],
  },
  sandal: {
    category: 'shoes',
    run: 'shoes',
    chart: 'shoes',
    wholesale: 6700,
    materials: ['leather', 'raffia'],
    nouns: [w('sandals', 'sandálias'), w('summer sandals', 'sandálias de verão')],
    said: [
      w(
        'A padded footbed and straps that are sewn, not glued.',
        'Palmilha acolchoada e tiras costuradas, não coladas.',
      ),
    ],
  },
  bag: {
    category: 'bags',
    run: 'one',
    wholesale: 11200,
    materials: ['leather', 'leopardLeather', 'canvas'],
    nouns: [w('bag', 'bolsa'), w('day bag', 'bolsa de dia'), w('evening bag', 'bolsa de noite')],
    said: [
      w(
        'One compartment, one pocket, one key leash: nothing to search.',
        'Um compartimento, um bolso, um porta-chaves: nada a procurar.',
      ),
    ],
  },
  tote: {
    category: 'bags',
    run: 'one',
    wholesale: 6900,
    materials: ['canvas', 'leather', 'raffia'],
    nouns: [w('tote', 'sacola'), w('shopper', 'sacola grande')],
    said: [w('Wide enough for a laptop, light enough for the beach.', 'Larga para um notebook, leve para a praia.')],
  },
  scarf: {
    category: 'accessories',
    run: 'one',
    wholesale: 3900,
    materials: ['cashmere', 'silk', 'checked', 'merino'],
    nouns: [w('scarf', 'cachecol'), w('stole', 'estola')],
    said: [w('The edge is rolled and sewn by hand.', 'A borda é enrolada e costurada à mão.')],
  },
  hat: {
    category: 'accessories',
    run: 'one',
    wholesale: 4400,
    materials: ['raffia', 'wool', 'canvas'],
    nouns: [w('hat', 'chapéu'), w('weekend hat', 'chapéu de fim de semana')],
    said: [
      w(
        'Blocked by hand; it can be rolled into a pocket and shaken out.',
        'Moldado à mão; pode ser enrolado no bolso e sacudido.',
      ),
    ],
  },
  belt: {
    category: 'accessories',
    run: 'belts',
    wholesale: 3400,
    materials: ['leather', 'leopardLeather'],
    nouns: [w('belt', 'cinto'), w('town belt', 'cinto de cidade')],
    said: [
      w(
        'A solid brass buckle that can be polished for decades.',
        'Fivela de latão maciço, que se pode polir por décadas.',
      ),
    ],
  },
  jewel: {
    category: 'jewellery',
    run: 'one',
    wholesale: 3600,
    materials: ['gold'],
    nouns: [w('jewel', 'joia'), w('evening jewel', 'joia de noite')],
    said: [
      w(
        'Light enough to forget, and boxed ready to give.',
        'Leve a ponto de esquecer, e na caixa pronta para presente.',
      ),
    ],
  },
} satisfies Record<string, Kind>;
