import type { ProfileTabsLabels } from '../../commerce/company/ProfileTabs/index.ts';
import type { UserListLabels } from '../../commerce/company/UserList/index.ts';
import { wordsOf } from './wordsOf.ts';

export const profileTabsWords = wordsOf<ProfileTabsLabels>('Commerce/ProfileTabs', {
  title: ['My Profile', 'Meu Perfil'],
  tab: {
    personal: ['Personal profile', 'Perfil pessoal'],
    company: ['Company profile', 'Perfil da empresa'],
    address: ['Company Address', 'Endereço da empresa'],
    users: ['User management', 'Gestão de usuários'],
  },
  loading: ['Loading your profile', 'Carregando seu perfil'],
});

export const userListWords = wordsOf<UserListLabels>('Commerce/UserList', {
  title: ['User management', 'Gestão de usuários'],
  empty: ['No colleagues yet', 'Nenhum colega ainda'],
  emptyText: ['Invite somebody who buys with you.', 'Convide quem compra com você.'],
  loading: ['Loading users', 'Carregando usuários'],
  failed: ['We could not get your colleagues', 'Não foi possível carregar seus colegas'],
  retry: ['Try again', 'Tentar novamente'],
  status: { active: ['Active', 'Ativo'], inactive: ['Inactive', 'Inativo'], pending: ['Pending', 'Pendente'] },
  self: ['(you)', '(você)'],
  activate: ['Activate', 'Ativar'],
  deactivate: ['Deactivate', 'Desativar'],
  question: [
    '{name} will not be able to sign in until activated again. Deactivate?',
    '{name} não poderá entrar até ser reativado. Desativar?',
  ],
  confirm: ['Yes, deactivate', 'Sim, desativar'],
  cancel: ['Cancel', 'Cancelar'],
  close: ['Close', 'Fechar'],
  invite: {
    title: ['Invite a colleague', 'Convidar um colega'],
    name: ['Name', 'Nome'],
    email: ['E-mail', 'E-mail'],
    send: ['Send the invitation', 'Enviar convite'],
    nameRequired: ['Name is required.', 'O nome é obrigatório.'],
    emailRequired: ['The email field is required.', 'O e-mail é obrigatório.'],
  },
});
