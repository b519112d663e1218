import { w } from '../words.ts';
import type { Kind } from './kind.ts';

/** What stands on a beauty counter. */
export const counter = {
  bottle: {
    category: 'fragrance',
    run: 'millilitres',
    wholesale: 3800,
    materials: ['glass'],
    nouns: [w('eau de parfum', 'eau de parfum'), w('body oil', 'óleo corporal'), w('cologne', 'colônia')],
    said: [w('Opens on citrus leaf, settles on wood and skin.', 'Abre com folha cítrica e termina em madeira e pele.')],
  },
  jar: {
    category: 'skincare',
    run: 'millilitres',
    wholesale: 2700,
    materials: ['glass'],
    nouns: [w('face cream', 'creme facial'), w('balm', 'bálsamo'), w('clay mask', 'máscara de argila')],
    said: [w('A little goes far: one jar lasts about ten weeks.', 'Rende muito: um pote dura cerca de dez semanas.')],
  },
  tube: {
    category: 'skincare',
    run: 'millilitres',
    wholesale: 1900,
    materials: ['glass'],
    nouns: [w('hand cream', 'creme para as mãos'), w('cleanser', 'gel de limpeza'), w('sun fluid', 'fluido solar')],
    said: [w('Sinks in within a minute and leaves no film.', 'Absorve em um minuto e não deixa película.')],
  },
  lipstick: {
    category: 'makeup',
    run: 'one',
    wholesale: 1600,
    materials: ['satinFinish'],
    nouns: [w('lipstick', 'batom'), w('lip tint', 'tinta labial')],
    said: [
      w(
        'One pass covers; the case clicks shut and can be refilled.',
        'Uma passada cobre; a caixa fecha com um clique e aceita refil.',
      ),
    ],
  },
  palette: {
    category: 'makeup',
    run: 'one',
    wholesale: 2900,
    materials: ['satinFinish'],
    nouns: [w('eye palette', 'paleta de sombras'), w('cheek palette', 'paleta de blush')],
    said: [w('Shades that can be worn together in any order.', 'Tons que se combinam em qualquer ordem.')],
  },
  soap: {
    category: 'home',
    run: 'one',
    wholesale: 800,
    materials: ['glass'],
    nouns: [w('soap bar', 'sabonete'), w('scrub bar', 'sabonete esfoliante')],
    said: [
      w('Cured for six weeks, so that it lasts and does not crack.', 'Curado por seis semanas, para durar sem rachar.'),
    ],
  },
  candle: {
    category: 'home',
    run: 'one',
    wholesale: 2100,
    materials: ['wax'],
    nouns: [w('scented candle', 'vela perfumada'), w('travel candle', 'vela de viagem')],
    said: [w('The glass becomes a tumbler when the wax is gone.', 'O vidro vira um copo quando a cera acaba.')],
  },
} satisfies Record<string, Kind>;
