import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  nameMissing: { en: 'Write the name in at least one language.', pt_BR: 'Escreva o nome em pelo menos um idioma.' },
  colourMissing: {
    en: 'Give each colour a name in at least one language.',
    pt_BR: 'Dê a cada cor um nome em pelo menos um idioma.',
  },
  repeated: {
    en: 'The same entry is there twice. Remove one.',
    pt_BR: 'A mesma entrada aparece duas vezes. Remova uma.',
  },
  mostBelowLeast: {
    en: 'The maximum is below the minimum. Raise it or leave it empty.',
    pt_BR: 'O máximo é menor que o mínimo. Aumente-o ou deixe-o vazio.',
  },
  bothPrices: {
    en: 'A price needs the wholesale and the retail amount.',
    pt_BR: 'Um preço precisa dos valores de atacado e de varejo.',
  },
  wholeCoins: {
    en: 'Prices in {currency} have no decimals.',
    pt_BR: 'Preços em {currency} não têm casas decimais.',
  },
  referenceTaken: {
    en: 'Another product has the reference {reference}. Use a different one.',
    pt_BR: 'Outro produto tem a referência {reference}. Use outra.',
  },
  gtinTaken: {
    en: 'Another product has just got one of these GTINs. Save again to see which.',
    pt_BR: 'Outro produto acabou de receber um destes GTINs. Salve de novo para ver qual.',
  },
  gtinTwice: {
    en: 'Two sizes have the GTIN {code}. Use each GTIN once.',
    pt_BR: 'Dois tamanhos têm o GTIN {code}. Use cada GTIN uma vez.',
  },
  unknown: {
    en: 'This choice is no longer there. Choose again.',
    pt_BR: 'Esta opção não existe mais. Escolha de novo.',
  },
  colourOrdered: {
    en: 'Orders or carts hold {colours}. Keep it, and set its stock to 0 to stop sales.',
    pt_BR: 'Há pedidos ou carrinhos com {colours}. Mantenha a cor e zere o estoque para parar as vendas.',
  },
  sizeInCarts: {
    en: 'Open carts hold {sizes}. Keep it, and set its stock to 0 to stop sales.',
    pt_BR: 'Há carrinhos abertos com {sizes}. Mantenha o tamanho e zere o estoque para parar as vendas.',
  },
  someChanged: {
    en: 'Somebody else has changed {references}. Nothing was changed by you. Choose again.',
    pt_BR: 'Outra pessoa alterou {references}. Nada foi alterado por você. Escolha de novo.',
  },
  changedMeanwhile: {
    en: '{person} has changed this product meanwhile. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou este produto enquanto isso. Nada do que você fez foi salvo ainda.',
  },
});
