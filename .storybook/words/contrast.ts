import type { PageWords } from './useWords.ts';

export const contrastWords = {
  title: ['Contrast of every text and background', 'Contraste de cada texto e fundo'],
  intro: [
    'This table lists every text and background that the library combines. Each pair is measured by WCAG 2, for each theme in both modes. The minimum is 4.5 for text, 7 for long texts, and 3 for controls, icons and focus rings. Every test run also measures ten thousand random brandings.',
    'Esta tabela lista cada texto e cada fundo que a biblioteca combina. Cada par é medido pela WCAG 2, em cada tema e nos dois modos. O mínimo é 4,5 para texto, 7 para textos longos e 3 para controles, ícones e anéis de foco. Cada execução de testes também mede dez mil marcas aleatórias.',
  ],
  changed: ['Which colours changed, and why', 'Quais cores mudaram, e por quê'],
  table: ['As in the table of pairs', 'Como na tabela de pares'],
  tightest: ['Tightest first', 'Mais justos primeiro'],
  moved: ['Only where a seed moved', 'Só onde uma semente mudou'],
  find: ['Find a pair', 'Buscar um par'],
  example: ['muted text, on brand…', 'texto discreto, sobre marca…'],
  order: ['Order', 'Ordem'],
  hold: ['{passing} of {all} hold', '{passing} de {all} passam'],
  pairs: ['Contrast pairs', 'Pares de contraste'],
  pair: ['Pair', 'Par'],
  either: ['{first} or {second}', '{first} ou {second}'],
  name: ['{foreground} on {background}', '{foreground} sobre {background}'],
  atLeast: ['at least {ratio, number}:1, {reading}', 'no mínimo {ratio, number}:1, {reading}'],
  seen: ['to be seen', 'para ser visto'],
  text: ['text', 'texto'],
  longText: ['long text', 'texto longo'],
  movedMark: ['moved', 'mudou'],
} satisfies PageWords;

/** Why a seed was not used as given; the English is that of `explainMove`. */
export const moveWords = {
  inMode: ['In {mode} mode.', 'No modo {mode}.'],
  move: [
    'The {seed} seed {from} became {to} as {role}: {reason}.',
    'A semente {seed} {from} virou {to} como {role}: {reason}.',
  ],
  contrast: [
    'as given it would reach {ratio, number}:1 on {against}, where {required, number}:1 is needed',
    'como veio, alcançaria {ratio, number}:1 sobre {against}, onde se pede {required, number}:1',
  ],
  'no-ink': [
    'as given no text could reach more than {ratio, number}:1 on it, where {required, number}:1 is needed',
    'como veio, nenhum texto alcançaria mais que {ratio, number}:1 sobre ela, onde se pede {required, number}:1',
  ],
  'other-mode': [
    'it is the ground of the {home} mode alone; name another in seeds.other.ground',
    'ela é o fundo só do modo {home}; indique outra em seeds.other.ground',
  ],
  'own-choice': [
    'the branding names another one for this mode in seeds.other.{seed}',
    'a marca indica outra para este modo em seeds.other.{seed}',
  ],
} satisfies PageWords;
