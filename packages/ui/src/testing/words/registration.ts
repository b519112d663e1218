import type { RegistrationFormLabels } from '../../commerce/company/RegistrationForm/index.ts';
import type { BrandRegistrationLabels } from '../../sections/BrandRegistration/index.ts';
import type { RegistrationScreenLabels } from '../../sections/RegistrationScreen/index.ts';
import { wordsOf } from './wordsOf.ts';

export const registrationFormWords = wordsOf<RegistrationFormLabels>('Commerce/RegistrationForm', {
  companyInfo: ['Company info', 'Dados da empresa'],
  contactInfo: ['Contact info', 'Dados de contato'],
  company: ['Company name', 'Nome da empresa'],
  website: ['Website or Instagram', 'Site ou Instagram'],
  websiteHint: ['Such as https://www.instagram.com/yourshop', 'Por exemplo, https://www.instagram.com/sualoja'],
  year: ['Year established', 'Ano de fundação'],
  firstName: ['First name', 'Nome'],
  lastName: ['Last name', 'Sobrenome'],
  phone: ['Phone', 'Telefone'],
  phoneField: {
    country: ['Country of the phone', 'País do telefone'],
    search: ['Search by name or code', 'Buscar por nome ou código'],
    none: ['No country of that name or code', 'Nenhum país com esse nome ou código'],
  },
  email: ['E-mail', 'E-mail'],
  locations: ['Location of business operation', 'Local de operação'],
  place: ['City or address', 'Cidade ou endereço'],
  placeHint: ['Rua Augusta 100, Lisbon', 'Rua Augusta 100, São Paulo'],
  country: ['Country', 'País'],
  countryPlaceholder: ['Choose a country', 'Escolha um país'],
  addLocation: ['Add a location', 'Adicionar local'],
  removeLocation: ['Remove location {number}', 'Remover local {number}'],
  segments: ['Segments you sell in (optional)', 'Segmentos em que você vende (opcional)'],
  events: ['Events you take part in (optional)', 'Eventos de que você participa (opcional)'],
  mailing: ['RECEIVE NEWS AND UPDATES ABOUT US', 'RECEBER NOVIDADES E ATUALIZAÇÕES SOBRE NÓS'],
  submit: ['SEND', 'ENVIAR'],
});

export const registrationScreenWords = wordsOf<RegistrationScreenLabels>('Sections/RegistrationScreen', {
  hello: ['HELLO THERE!', 'OLÁ!'],
  intro: {
    retailer: [
      'Discover brands from Brazil and the world, see their wholesale prices and order in one place. Tell us about your shops, and our team will approve your access.',
      'Descubra marcas do Brasil e do mundo, veja os preços de atacado e peça em um só lugar. Conte sobre suas lojas, e nossa equipe libera seu acesso.',
    ],
    brand: [
      'Show your collections to retailers who look for brands like yours. Tell us about your brand, and our team will write to you.',
      'Mostre suas coleções a lojistas que procuram marcas como a sua. Conte sobre sua marca, e nossa equipe escreve para você.',
    ],
  },
  title: ["LET'S START YOUR REGISTRATION", 'VAMOS COMEÇAR SEU CADASTRO'],
  question: ['Who are you?', 'Quem é você?'],
  registrants: { retailer: ['A retailer', 'Lojista'], brand: ['A brand', 'Marca'] },
  duplicate: [
    'This e-mail address is already registered. Sign in, or write to us if you need help.',
    'Este e-mail já está cadastrado. Entre, ou escreva para nós se precisar de ajuda.',
  ],
  login: ['Sign in', 'Entrar'],
  support: ['Contact support', 'Falar com o suporte'],
  sent: ['Check your email for more information', 'Confira seu e-mail para mais informações'],
  back: ['GO BACK', 'VOLTAR'],
});

interface BrandRegistrationTexts extends Omit<BrandRegistrationLabels, 'title'> {
  title: (words: { brand: string }) => string;
}

export const brandRegistrationWords = wordsOf<BrandRegistrationTexts>('Sections/BrandRegistration', {
  title: ['Shop {brand}', 'Compre {brand}'],
  lead: [
    'Collections and prices are for registered retailers. Enter your business e-mail to continue.',
    'Coleções e preços são para lojistas cadastrados. Informe seu e-mail comercial para continuar.',
  ],
  email: ['Business e-mail', 'E-mail comercial'],
  create: ['CREATE ACCOUNT', 'CRIAR CONTA'],
  loginLead: ['Already registered?', 'Já tem cadastro?'],
  login: ['LOGIN', 'ENTRAR'],
  seller: ['Register for a Seller Account', 'Cadastre-se como marca'],
});
