import { createTranslator } from '../../../platform/words.ts';

/** The specification's texts and what it leaves open, in both languages. */
export const t = createTranslator({
  saved: { en: 'Success', pt_BR: 'Salvo' },
  invited: { en: 'The invitation was sent to {email}.', pt_BR: 'O convite foi enviado para {email}.' },
  knownEmail: {
    en: 'This e-mail address already has an account. Ask your colleague to sign in, or use another address.',
    pt_BR: 'Este e-mail já tem uma conta. Peça para a pessoa entrar ou use outro e-mail.',
  },
  self: {
    en: 'You cannot deactivate yourself. Ask a colleague to do it.',
    pt_BR: 'Você não pode desativar a si mesmo. Peça a um colega.',
  },
  lastActive: {
    en: 'This is the last active user. Activate somebody else first.',
    pt_BR: 'Este é o último usuário ativo. Ative outra pessoa antes.',
  },
  lastOwner: {
    en: 'A brand needs an active owner. Make somebody else an owner first.',
    pt_BR: 'A marca precisa de um proprietário ativo. Torne outra pessoa proprietária antes.',
  },
  rightChanged: {
    en: 'Somebody else has changed this meanwhile. Nothing was changed. Look at it again and decide.',
    pt_BR: 'Outra pessoa já alterou isto. Nada foi alterado. Confira de novo e decida.',
  },
  pending: {
    en: 'This colleague has not accepted the invitation yet. Invite them again to send another mail.',
    pt_BR: 'Este colega ainda não aceitou o convite. Convide de novo para enviar outro e-mail.',
  },
  accepted: {
    en: 'This colleague has accepted the invitation. Deactivate them instead.',
    pt_BR: 'Este colega já aceitou o convite. Desative-o em vez disso.',
  },
  noDomain: { en: 'This business domain does not exist.', pt_BR: 'Este ramo de atividade não existe.' },
  noCountry: { en: 'This country is not in the list.', pt_BR: 'Este país não está na lista.' },
  'rules.company.name': {
    en: 'Name must have to be 3 character at least.',
    pt_BR: 'O nome deve ter pelo menos 3 caracteres.',
  },
  'rules.company.text': {
    en: 'Text must have to be 8 characters at least.',
    pt_BR: 'O texto deve ter pelo menos 8 caracteres.',
  },
  'rules.company.website': { en: 'The website must be a valid URL.', pt_BR: 'O site deve ser uma URL válida.' },
  'rules.company.instagram': {
    en: 'The instagram must be a valid URL.',
    pt_BR: 'O Instagram deve ser uma URL válida.',
  },
  'rules.company.facebook': { en: 'The facebook must be a valid URL.', pt_BR: 'O Facebook deve ser uma URL válida.' },
  'rules.company.year': { en: 'Year must be valid.', pt_BR: 'Informe um ano válido.' },
  'rules.company.countries': {
    en: 'You must have to select 1 country at least.',
    pt_BR: 'Selecione pelo menos 1 país.',
  },
  'rules.person.name': {
    en: 'Name must have to be 3 characters at least.',
    pt_BR: 'O nome deve ter pelo menos 3 caracteres.',
  },
  'rules.person.phone': { en: 'Phone field is required.', pt_BR: 'Informe o telefone.' },
  'rules.invitation.name': { en: 'Name is required.', pt_BR: 'O nome é obrigatório.' },
  'rules.invitation.email': { en: 'The email field is required.', pt_BR: 'O e-mail é obrigatório.' },
});
