import type { WhyPanelLabels } from '../../commerce/company/WhyPanel/index.ts';
import { wordsOf } from './wordsOf.ts';

export const whyWords = wordsOf<WhyPanelLabels>('Commerce/WhyPanel', {
  rule: ['The rule', 'A regra'],
  owner: ['Whose rule it is', 'De quem é a regra'],
  next: ['What comes next', 'O que vem agora'],
  progress: ['{given} of {total} given', '{given} de {total} informados'],
  given: ['given', 'informado'],
  missing: ['missing', 'falta'],
});
