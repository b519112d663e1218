import { w } from '../words.ts';
import type { Kind } from './kind.ts';

/** What is cut and sewn for every day. */
export const clothes = {
  dress: {
    category: 'dresses',
    run: 'letters',
    chart: 'tops',
    wholesale: 8400,
    materials: ['linen', 'crepe', 'floral', 'striped', 'dotted', 'silk', 'tiedye', 'animal'],
    nouns: [
      w('dress', 'vestido'),
      w('day dress', 'vestido de dia'),
      w('holiday dress', 'vestido de férias'),
      w('city dress', 'vestido de cidade'),
    ],
    said: [
      w('Cut with a deep hem and pockets that hold a phone.', 'Com barra larga e bolsos em que cabe um telefone.'),
      w('The waist is marked by a seam, not by elastic.', 'A cintura é marcada por um recorte, sem elástico.'),
    ],
  },
  gown: {
    category: 'dresses',
    run: 'letters',
    chart: 'tops',
    wholesale: 26000,
    materials: ['silk', 'crepe'],
    nouns: [w('gown', 'vestido longo'), w('evening gown', 'vestido de noite')],
    said: [
      w(
        'Cut on the bias from a single length, so that it moves with the body.',
        'Cortado no viés em um só comprimento, para acompanhar o corpo.',
      ),
      w('Inside, a fine corset holds everything in place.', 'Por dentro, um corpete leve mantém tudo no lugar.'),
    ],
  },
  shirt: {
    category: 'tops',
    run: 'letters',
    chart: 'tops',
    wholesale: 5200,
    materials: ['poplin', 'linen', 'striped', 'checked', 'denim', 'floral'],
    nouns: [w('shirt', 'camisa'), w('weekend shirt', 'camisa de fim de semana'), w('relaxed shirt', 'camisa solta')],
    said: [
      w('A one-piece collar that sits well open or buttoned.', 'Gola inteiriça, que assenta bem aberta ou fechada.'),
      w('Horn-like buttons of corozo, sewn with a shank.', 'Botões de jarina, pregados com pé.'),
    ],
  },
  blouse: {
    category: 'tops',
    run: 'letters',
    chart: 'tops',
    wholesale: 6100,
    materials: ['silk', 'crepe', 'floral', 'dotted', 'linen'],
    nouns: [w('blouse', 'blusa'), w('afternoon blouse', 'blusa de tarde'), w('evening blouse', 'blusa de noite')],
    said: [
      w(
        'The sleeve is gathered into a narrow cuff with two buttons.',
        'A manga é franzida em um punho estreito de dois botões.',
      ),
      w('A keyhole at the back lets it on without a zip.', 'Uma gota nas costas dispensa o zíper.'),
    ],
  },
  tee: {
    category: 'tops',
    run: 'letters',
    chart: 'tops',
    wholesale: 2600,
    materials: ['jersey', 'ribbed', 'striped', 'tiedye'],
    nouns: [
      w('T-shirt', 'camiseta'),
      w('everyday T-shirt', 'camiseta de todo dia'),
      w('relaxed T-shirt', 'camiseta solta'),
    ],
    said: [
      w('The neck is bound and taped, so that it does not stretch.', 'A gola é limpa e reforçada, para não ceder.'),
    ],
  },
  trousers: {
    category: 'trousers',
    run: 'numbers',
    chart: 'bottoms',
    wholesale: 7400,
    materials: ['linen', 'wool', 'crepe', 'checked', 'striped'],
    nouns: [w('trousers', 'calça'), w('easy trousers', 'calça solta'), w('tailored trousers', 'calça de alfaiataria')],
    said: [
      w(
        'High waist, two forward pleats, and a leg that just touches the shoe.',
        'Cintura alta, duas pregas e uma perna que apenas toca o sapato.',
      ),
      w('The waistband opens at the back seam for alterations.', 'O cós abre na costura de trás para ajustes.'),
    ],
  },
  jeans: {
    category: 'trousers',
    run: 'numbers',
    chart: 'bottoms',
    wholesale: 6800,
    materials: ['denim'],
    nouns: [
      w('jeans', 'calça'),
      w('everyday jeans', 'calça de todo dia'),
      w('weekend jeans', 'calça de fim de semana'),
    ],
    said: [
      w(
        'A rise that sits on the hip bone and rivets where pockets tear.',
        'Gancho na altura do quadril e rebites onde os bolsos rasgam.',
      ),
    ],
  },
  shorts: {
    category: 'trousers',
    run: 'numbers',
    chart: 'bottoms',
    wholesale: 4300,
    materials: ['linen', 'poplin', 'denim', 'striped'],
    nouns: [w('shorts', 'short'), w('tailored shorts', 'bermuda de alfaiataria')],
    said: [
      w(
        'A flat front, an elastic back: tidy and easy at once.',
        'Frente lisa, elástico atrás: arrumado e fácil ao mesmo tempo.',
      ),
    ],
  },
  skirt: {
    category: 'skirts',
    run: 'numbers',
    chart: 'bottoms',
    wholesale: 5900,
    materials: ['silk', 'linen', 'leather', 'floral', 'denim', 'dotted'],
    nouns: [w('skirt', 'saia'), w('day skirt', 'saia de dia'), w('evening skirt', 'saia de noite')],
    said: [w('A side zip and a hem that turns with the step.', 'Zíper lateral e uma barra que gira com o passo.')],
  },
} satisfies Record<string, Kind>;
