import type { LegalDialogLabels } from '../../sections/LegalDialog/index.ts';
import type { WelcomeLabels, WelcomeTip } from '../../sections/WelcomeDialog/index.ts';
import type { EventBrandLabels } from '../../commerce/catalogue/EventBrandDialog/index.ts';
import type { EventErrorLabels } from '../../sections/EventErrorDialog/index.ts';
import type { ProfileStatusLabels } from '../../sections/ProfileStatusNotice/index.ts';
import type { ConnectionWelcomeLabels } from '../../commerce/relationship/ConnectionWelcomeDialog/index.ts';
import type { LoginOrRegisterLabels } from '../../sections/LoginOrRegisterDialog/index.ts';
import type { NotAllowedLabels } from '../../commerce/cart/NotAllowedDialog/index.ts';
import { carouselWords } from './media.ts';
import { wordsOf } from './wordsOf.ts';

type Tip = Omit<WelcomeTip, 'icon'>;

interface WelcomeTexts extends Omit<WelcomeLabels, 'tips'> {
  /** Tips by their icon. */
  marketplace: Record<'search' | 'user' | 'grid', Tip>;
  brand: Record<'list' | 'calendar', Tip>;
  parcels: { title: string; text: (words: { carrier: string }) => string };
}

export const legalWords = wordsOf<LegalDialogLabels>('Sections/LegalDialog', {
  close: ['Close', 'Fechar'],
  loading: ['Loading the text', 'Carregando o texto'],
  failed: ['The text could not be loaded', 'Não foi possível carregar o texto'],
  retry: ['Try again', 'Tentar de novo'],
});

export const welcomeWords = wordsOf<WelcomeTexts>('Sections/WelcomeDialog', {
  close: ['Close', 'Fechar'],
  title: ['Welcome, {name}', 'Boas-vindas, {name}'],
  lead: {
    marketplace: ['Good to have you here. This is how buying works.', 'Que bom ter você aqui. É assim que se compra.'],
    brand: ['Before you buy from this brand, this is worth knowing.', 'Antes de comprar desta marca, vale saber isto.'],
  },
  marketplace: {
    search: {
      title: ['Find your brands', 'Encontre suas marcas'],
      text: ['Browse by segment and category, or from A to Z.', 'Procure por segmento e categoria, ou de A a Z.'],
    },
    user: {
      title: ['Complete your profile', 'Complete seu perfil'],
      text: [
        'Your address, website and social media help us approve you sooner; wholesale prices follow.',
        'Endereço, site e redes sociais ajudam a aprovar você mais cedo; os preços de atacado vêm em seguida.',
      ],
    },
    grid: {
      title: ['Fill a cart for each brand', 'Monte um carrinho por marca'],
      text: [
        'Colours and sizes as in a spreadsheet. It is saved while you type, and ordered when you are ready.',
        'Cores e tamanhos como numa planilha. Tudo é salvo enquanto você digita e pedido quando você quiser.',
      ],
    },
  },
  brand: {
    list: {
      title: ['Choose your price list', 'Escolha sua tabela de preços'],
      text: [
        'It decides the currency and the terms of your order.',
        'Ela define a moeda e as condições do seu pedido.',
      ],
    },
    calendar: {
      title: ['Pre-orders wait for the brand', 'Pré-pedidos esperam pela marca'],
      text: [
        'Your pre-order waits for the approval of the brand, up to 3 business days. Nothing is charged before.',
        'Seu pré-pedido espera a aprovação da marca por até 3 dias úteis. Nada é cobrado antes.',
      ],
    },
  },
  parcels: {
    title: ['Parcels on their way', 'Encomendas a caminho'],
    text: [
      '{carrier} is our global partner: each parcel can be followed from the brand’s door to yours.',
      '{carrier} é nosso parceiro global: cada encomenda pode ser acompanhada da porta da marca até a sua.',
    ],
  },
  action: { marketplace: ['See the brands', 'Ver as marcas'], brand: ['Got it', 'Entendi'] },
});

export const eventBrandWords = wordsOf<EventBrandLabels>('Commerce/EventBrandDialog', {
  ...carouselWords.texts,
  close: ['Close', 'Fechar'],
  pictures: ['Pictures of {name}', 'Imagens de {name}'],
  readMore: ['Read more', 'Ler mais'],
  readLess: ['Read less', 'Ler menos'],
  register: ['Register', 'Cadastre-se'],
  login: ['Login', 'Entrar'],
});

export const eventErrorWords = wordsOf<EventErrorLabels>('Sections/EventErrorDialog', {
  title: ['Error!', 'Erro!'],
  text: [
    'An error ocurred trying to tag the event. Please, try again later.',
    'Ocorreu um erro ao vincular o evento. Por favor, tente novamente mais tarde.',
  ],
  close: ['Close', 'Fechar'],
});

export const profileStatusWords = wordsOf<ProfileStatusLabels>('Sections/ProfileStatusNotice', {
  title: ['Your registration', 'Seu cadastro'],
  close: ['Close', 'Fechar'],
});

export const connectionWelcomeWords = wordsOf<ConnectionWelcomeLabels>('Commerce/ConnectionWelcomeDialog', {
  title: ['A message from {name}', 'Uma mensagem de {name}'],
  lead: ['When you close this, your request for a connection is sent.', 'Ao fechar, seu pedido de conexão é enviado.'],
  send: ['Send the request', 'Enviar o pedido'],
  close: ['Close and send the request', 'Fechar e enviar o pedido'],
});

export const loginOrRegisterWords = wordsOf<LoginOrRegisterLabels>('Sections/LoginOrRegisterDialog', {
  title: ['Members see more', 'Quem entra vê mais'],
  text: [
    'Line sheets and prices are for registered retailers. Sign in, and you come back to where you were heading.',
    'Catálogos e preços são para lojistas cadastrados. Entre e você volta para onde ia.',
  ],
  login: ['Login', 'Entrar'],
  register: ['Register', 'Cadastre-se'],
  close: ['Close', 'Fechar'],
});

export const notAllowedWords = wordsOf<NotAllowedLabels>('Commerce/NotAllowedDialog', {
  title: ['Not allowed', 'Não permitido'],
  close: ['Close', 'Fechar'],
});
