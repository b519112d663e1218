import { createTranslator } from '../../../platform/words.ts';

export const t = createTranslator({
  own: {
    en: 'This is your own access. Ask a colleague to change it.',
    pt_BR: 'Este é o seu próprio acesso. Peça a um colega para alterá-lo.',
  },
  inactive: {
    en: 'This person is inactive and could not sign in. Activate the person first.',
    pt_BR: 'Esta pessoa está inativa e não poderia entrar. Ative-a primeiro.',
  },
  isInactive: { en: 'This person is inactive already.', pt_BR: 'Esta pessoa já está inativa.' },
  isActive: { en: 'This person is active already.', pt_BR: 'Esta pessoa já está ativa.' },
  isSignedOut: { en: 'This person is signed in nowhere.', pt_BR: 'Esta pessoa não está conectada em lugar nenhum.' },
  hasPassword: { en: 'This person has chosen a password already.', pt_BR: 'Esta pessoa já escolheu uma senha.' },
  onlyOwner: {
    en: 'This is the only active owner of {brand}. Use the page of the person to deactivate the owner too.',
    pt_BR: 'É a única pessoa proprietária ativa de {brand}. Use a página da pessoa para desativá-la também.',
  },
  gone: { en: 'This person is no longer here.', pt_BR: 'Esta pessoa não está mais aqui.' },
  rightsChanged: {
    en: '{person} has changed these rights meanwhile. Nothing of yours was saved yet.',
    pt_BR: '{person} alterou estas permissões enquanto isso. Nada do que você fez foi salvo ainda.',
  },
  activatedMeanwhile: {
    en: '{person} has activated {name} meanwhile. Nothing was changed by you.',
    pt_BR: '{person} ativou {name} enquanto isso. Nada foi alterado por você.',
  },
  deactivatedMeanwhile: {
    en: '{person} has deactivated {name} meanwhile. Nothing was changed by you.',
    pt_BR: '{person} desativou {name} enquanto isso. Nada foi alterado por você.',
  },
  pendingMeanwhile: {
    en: 'The access of {name} has changed meanwhile. Nothing was changed by you.',
    pt_BR: 'O acesso de {name} mudou enquanto isso. Nada foi alterado por você.',
  },
  rightOfBrand: {
    en: 'Only people who act for a brand have a right in one.',
    pt_BR: 'Só quem atua por uma marca tem uma permissão nela.',
  },
  lastOwner: {
    en: 'A brand needs an active owner. Make somebody else an owner first.',
    pt_BR: 'A marca precisa de um proprietário ativo. Torne outra pessoa proprietária antes.',
  },
  noCompany: {
    en: 'This person acts for no company, and would have nowhere to go. Deactivate the person instead.',
    pt_BR: 'Esta pessoa não atua por nenhuma empresa e ficaria sem acesso. Desative-a em vez disso.',
  },
  noEmail: { en: 'This is no e-mail address.', pt_BR: 'Este não é um endereço de e-mail.' },
  companyMissing: { en: 'Choose the retailer or brand.', pt_BR: 'Escolha o lojista ou a marca.' },
  companyGone: {
    en: 'This company is no longer here. Choose another one.',
    pt_BR: 'Esta empresa não está mais aqui. Escolha outra.',
  },
  companyKnown: {
    en: '{name} is here already. Choose it from the list instead.',
    pt_BR: '{name} já está aqui. Escolha na lista.',
  },
  memberAlready: { en: '{email} is a member already.', pt_BR: '{email} já é membro.' },
});
