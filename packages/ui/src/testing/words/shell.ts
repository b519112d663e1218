import type { SiteHeaderLabels } from '../../sections/SiteHeader/index.ts';
import type { SiteFooterLabels } from '../../sections/SiteFooter/index.ts';
import { wordsOf } from './wordsOf.ts';

export const siteHeaderWords = wordsOf<SiteHeaderLabels>('Sections/SiteHeader', {
  navigation: ['Main', 'Principal'],
  openMenu: ['Open the menu', 'Abrir o menu'],
  closeMenu: ['Close the menu', 'Fechar o menu'],
  skip: ['Skip to the content', 'Ir para o conteúdo'],
  language: ['Language', 'Idioma'],
});

export const siteFooterWords = wordsOf<SiteFooterLabels>('Sections/SiteFooter', {
  footer: ['Site information', 'Informações do site'],
  terms: ['Terms of Use', 'Termos de Uso'],
  privacy: ['Privacy Policy', 'Política de Privacidade'],
  language: ['Language', 'Idioma'],
  poweredBy: ['Powered by', 'Desenvolvido por'],
  copyright: ['© {year} {name}', '© {year} {name}'],
});

export const navigationWords = wordsOf<
  Record<
    | 'brands'
    | 'allBrands'
    | 'women'
    | 'men'
    | 'children'
    | 'home'
    | 'login'
    | 'myBrand'
    | 'orders'
    | 'cart'
    | 'cartHasProducts'
    | 'logout'
    | 'imABrand'
    | 'registerBuyer'
    | 'goToAdmin',
    string
  >
>('Sections/SiteHeader', {
  brands: ['Brands', 'Marcas'],
  allBrands: ['All brands', 'Todas as marcas'],
  women: ['Women', 'Feminino'],
  men: ['Men', 'Masculino'],
  children: ['Children', 'Infantil'],
  home: ['Home & Beauty', 'Casa e Beleza'],
  login: ['LOGIN', 'ENTRAR'],
  myBrand: ['My Brand', 'Minha marca'],
  orders: ['Orders', 'Pedidos'],
  cart: ['Cart', 'Carrinho'],
  cartHasProducts: ['the cart has products', 'há produtos no carrinho'],
  logout: ['Log out', 'Sair'],
  imABrand: ["I'M A BRAND", 'SOU UMA MARCA'],
  registerBuyer: ['REGISTER AS A BUYER', 'CADASTRE-SE COMO COMPRADOR'],
  goToAdmin: ['GO TO ADMIN', 'IR PARA A ADMINISTRAÇÃO'],
});

export const loginPromptWords = wordsOf<Record<'text' | 'login' | 'register', string>>('Sections/LoginPrompt', {
  text: ['Sign in to see line sheets and prices, and to order.', 'Entre para ver catálogos e preços e fazer pedidos.'],
  login: navigationWords.texts.login,
  register: navigationWords.texts.registerBuyer,
});
