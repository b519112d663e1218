import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  nameTaken: {
    en: 'Another brand of the marketplace is called {name}. Choose a different name.',
    pt_BR: 'Outra marca do marketplace se chama {name}. Escolha outro nome.',
  },
  noLink: {
    en: 'This is not a web address. Begin it with https://',
    pt_BR: 'Este não é um endereço da web. Comece com https://',
  },
  mostBelowLeast: {
    en: 'The maximum is below the minimum. Raise it or leave it empty.',
    pt_BR: 'O máximo é menor que o mínimo. Aumente-o ou deixe-o vazio.',
  },
  unknown: {
    en: 'One of these choices is no longer there. Load the page again.',
    pt_BR: 'Uma destas opções não existe mais. Recarregue a página.',
  },
  changedMeanwhile: {
    en: '{person} has changed the facts of the brand. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou os dados da marca. Nada do que você fez foi salvo ainda.',
  },
});
