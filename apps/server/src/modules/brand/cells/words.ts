import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  gone: {
    en: 'This product is no longer there.',
    pt_BR: 'Este produto não existe mais.',
  },
  unknown: {
    en: 'This choice is no longer there. Choose again.',
    pt_BR: 'Esta opção não existe mais. Escolha de novo.',
  },
  wholeCoins: {
    en: 'Prices in {currency} have no decimals.',
    pt_BR: 'Preços em {currency} não têm casas decimais.',
  },
  referenceTaken: {
    en: 'Another product has the reference {reference}. Use a different one.',
    pt_BR: 'Outro produto tem a referência {reference}. Use outra.',
  },
  nameMissing: {
    en: 'Write the name in at least one language.',
    pt_BR: 'Escreva o nome em pelo menos um idioma.',
  },
  mostBelowLeast: {
    en: 'The maximum is below the minimum. Raise it or leave it empty.',
    pt_BR: 'O máximo é menor que o mínimo. Aumente-o ou deixe-o vazio.',
  },
  bothPrices: {
    en: 'A price needs the wholesale and the retail amount.',
    pt_BR: 'Um preço precisa dos valores de atacado e de varejo.',
  },
  twice: {
    en: 'The same cell is there twice.',
    pt_BR: 'A mesma célula aparece duas vezes.',
  },
  wrong: {
    en: 'Some cells are wrong. Nothing was saved.',
    pt_BR: 'Há células com erro. Nada foi salvo.',
  },
  changedMeanwhile: {
    en: 'Somebody else has changed some of these cells. Nothing of yours was saved yet.',
    pt_BR: 'Outra pessoa alterou algumas destas células. Nada do que você fez foi salvo ainda.',
  },
});
