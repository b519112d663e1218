import { createTranslator } from '../../../platform/words.ts';
import { takenWords } from '../../shop/pages/takenWords.ts';

export const t = createTranslator({
  invalid: {
    en: 'Use small letters, digits and single dashes, at most 80.',
    pt_BR: 'Use letras minúsculas, números e hífens simples, no máximo 80.',
  },
  ...takenWords,
  page: {
    en: 'A campaign page has or had this address. Choose another one.',
    pt_BR: 'Uma página de campanha tem ou já teve este endereço. Escolha outro.',
  },
  nameTaken: {
    en: 'There is a brand {name} already. Choose another name, or let the applicant act for that brand.',
    pt_BR: 'Já existe uma marca {name}. Escolha outro nome ou deixe a pessoa atuar por essa marca.',
  },
  publishedMeanwhile: {
    en: '{person} has published {name} meanwhile. Nothing was changed by you.',
    pt_BR: '{person} publicou {name} enquanto isso. Nada foi alterado por você.',
  },
  hiddenMeanwhile: {
    en: '{person} has taken {name} out of the shop meanwhile. Nothing was changed by you.',
    pt_BR: '{person} tirou {name} da loja enquanto isso. Nada foi alterado por você.',
  },
  gone: { en: 'This brand is no longer here.', pt_BR: 'Esta marca não está mais aqui.' },
  memberAlready: {
    en: '{email} is a member already. Nothing was changed. Refuse the application, or remove the member first.',
    pt_BR: '{email} já é membro. Nada foi alterado. Recuse o cadastro ou remova o membro antes.',
  },
});
