import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  audienceChanged: {
    en: '{person} has changed who gets this price list. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou quem recebe esta tabela de preços. Nada do que você fez foi salvo ainda.',
  },
  unknownChoice: {
    en: 'One of them is not available any more. Load the page again and choose from the list.',
    pt_BR: 'Uma das opções não está mais disponível. Recarregue a página e escolha na lista.',
  },
  renamedMeanwhile: {
    en: '{person} has named this list {name} meanwhile. Save again to give it your name, or cancel to keep theirs.',
    pt_BR:
      '{person} deu a esta tabela o nome {name} enquanto isso. Salve de novo para usar o seu, ou cancele para manter o dela.',
  },
  changedMeanwhile: {
    en: '{person} has changed this price list meanwhile. It was not removed. This is how it is now:',
    pt_BR: '{person} alterou esta tabela de preços enquanto isso. Ela não foi removida. Agora ela está assim:',
  },
  nameTaken: {
    en: 'Another price list is called {name}. Choose a different name.',
    pt_BR: 'Outra tabela de preços se chama {name}. Escolha outro nome.',
  },
});
