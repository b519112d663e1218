import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  nameTaken: {
    en: 'You have a view with this name. Choose another one.',
    pt_BR: 'Você já tem uma visão com este nome. Escolha outro.',
  },
  nothingToKeep: {
    en: 'Choose filters first: a view keeps them.',
    pt_BR: 'Escolha filtros primeiro: uma visão os guarda.',
  },
  tooMany: {
    en: 'You have {most} views of this list, the most there can be. Delete one, and try again.',
    pt_BR: 'Você tem {most} visões desta lista, o máximo possível. Exclua uma e tente de novo.',
  },
});
