import type { ProfileTabsLabels } from '../../commerce/company/ProfileTabs/index.ts';
import type { CompanyAddressesLabels } from '../../commerce/company/CompanyAddresses/index.ts';
import type { CompanyProfileLabels } from '../../commerce/company/CompanyProfile/index.ts';
import type { LogoFieldLabels } from '../../commerce/company/LogoField/index.ts';
import type { PersonalProfileLabels } from '../../commerce/company/PersonalProfile/index.ts';
import type { UserListLabels } from '../../commerce/company/UserList/index.ts';
import { addressWords } from './address.ts';
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
  right: ['What {name} may do', 'O que {name} pode fazer'],
  activate: ['Activate', 'Ativar'],
  deactivate: ['Deactivate', 'Desativar'],
  question: [
    '{name} will not be able to sign in until activated again. Deactivate?',
    '{name} não poderá entrar até ser reativado. Desativar?',
  ],
  confirm: ['Yes, deactivate', 'Sim, desativar'],
  inviteAgain: ['Invite again', 'Convidar de novo'],
  revoke: ['Take back', 'Cancelar convite'],
  revokeQuestion: [
    'The invitation of {name} will no longer work. Take it back?',
    'O convite de {name} deixará de valer. Cancelar o convite?',
  ],
  revokeConfirm: ['Yes, take it back', 'Sim, cancelar o convite'],
  cancel: ['Cancel', 'Cancelar'],
  close: ['Close', 'Fechar'],
  invite: {
    title: ['Invite a colleague', 'Convidar um colega'],
    name: ['Name', 'Nome'],
    email: ['E-mail', 'E-mail'],
    send: ['Send the invitation', 'Enviar convite'],
    right: ['Right', 'Permissão'],
    nameRequired: ['Name is required.', 'O nome é obrigatório.'],
    emailRequired: ['The email field is required.', 'O e-mail é obrigatório.'],
  },
});

export const personalProfileWords = wordsOf<PersonalProfileLabels>('Commerce/PersonalProfile', {
  firstName: ['First name', 'Nome'],
  lastName: ['Last name', 'Sobrenome'],
  email: ['E-mail', 'E-mail'],
  emailHint: ['Your e-mail address cannot be changed.', 'Seu e-mail não pode ser alterado.'],
  phone: ['Phone', 'Telefone'],
  language: ['Language of e-mails', 'Idioma dos e-mails'],
  save: ['Save', 'Salvar'],
  changePassword: ['Change password', 'Alterar senha'],
  phoneField: {
    country: ['Country of the phone', 'País do telefone'],
    search: ['Search by name or code', 'Busque por nome ou código'],
    none: ['No country of that name or code', 'Nenhum país com esse nome ou código'],
  },
});

const logoTexts = {
  label: ['Logo', 'Logo'],
  hint: [
    'PNG, JPEG, WebP or SVG up to 5 MB. The best size is 346x219px.',
    'PNG, JPEG, WebP ou SVG de até 5 MB. O tamanho ideal é 346x219px.',
  ],
  preview: ['Preview of your logo', 'Prévia do seu logo'],
  fit: ['How the logo is shown', 'Como o logo aparece'],
  whole: ['Whole logo', 'Logo inteiro'],
  fill: ['Fill the frame', 'Preencher a moldura'],
  part: ['Part that is shown', 'Parte que aparece'],
  partHint: ['Or drag the picture in the preview.', 'Ou arraste a imagem na prévia.'],
  remove: ['Remove the logo', 'Remover o logo'],
  undo: ['Keep the logo', 'Manter o logo'],
  unreadable: [
    'This file cannot be read as a picture. Save it again as PNG or JPEG.',
    'Não foi possível ler este arquivo como imagem. Salve de novo como PNG ou JPEG.',
  ],
  drop: {
    choose: ['Choose a picture', 'Escolher uma imagem'],
    drop: ['or drop or paste it here', 'ou solte ou cole aqui'],
    remove: ['Remove {name}', 'Remover {name}'],
    refused: [
      '{name} is not a picture. Choose a PNG, JPEG, WebP or SVG file.',
      '{name} não é uma imagem. Escolha um arquivo PNG, JPEG, WebP ou SVG.',
    ],
  },
} as const;

export const logoFieldWords = wordsOf<LogoFieldLabels>('Commerce/LogoField', logoTexts);

export const companyProfileWords = wordsOf<CompanyProfileLabels>('Commerce/CompanyProfile', {
  logo: logoTexts,
  name: ['Company name', 'Nome da empresa'],
  year: ['Year established', 'Ano de fundação'],
  text: ['About your company', 'Sobre sua empresa'],
  textHint: ['Brands read this on your page.', 'As marcas leem este texto na sua página.'],
  website: ['Website', 'Site'],
  instagram: ['Instagram', 'Instagram'],
  instagramHint: ['https://www.instagram.com/yourshop', 'https://www.instagram.com/sualoja'],
  facebook: ['Facebook', 'Facebook'],
  facebookHint: ['https://www.facebook.com/yourshop', 'https://www.facebook.com/sualoja'],
  save: ['Save', 'Salvar'],
  countries: {
    label: ['COUNTRIES', 'PAÍSES'],
    hint: ['Countries where you have stores', 'Países onde você tem lojas'],
    empty: ['No countries to choose from', 'Nenhum país para escolher'],
    count: [
      '{count, plural, =0 {None selected} one {# selected} other {# selected}}',
      '{count, plural, =0 {Nada selecionado} one {# selecionado} other {# selecionados}}',
    ],
  },
  domains: {
    label: ['BUSINESS DOMAINS', 'RAMOS DE ATIVIDADE'],
    hint: ['What your business is. A choice is saved at once.', 'O que é o seu negócio. A escolha é salva na hora.'],
    empty: ['Nothing to choose from', 'Nada para escolher'],
    count: [
      '{count, plural, =0 {None selected} one {# selected} other {# selected}}',
      '{count, plural, =0 {Nada selecionado} one {# selecionado} other {# selecionados}}',
    ],
  },
});

const { fields, optional, choose, phone, summary, copy } = addressWords.texts;

export const companyAddressesWords = wordsOf<CompanyAddressesLabels>('Commerce/CompanyAddresses', {
  title: {
    billing: ['Billing address', 'Endereço de cobrança'],
    shipping: ['Shipping address', 'Endereço de entrega'],
  },
  save: {
    billing: ['Save billing address', 'Salvar endereço de cobrança'],
    shipping: ['Save shipping address', 'Salvar endereço de entrega'],
  },
  address: { fields, optional, choose, phone, summary, copy },
});
