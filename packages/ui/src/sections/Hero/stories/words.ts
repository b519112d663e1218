import type { Text } from '../../../testing/words/wordsOf.ts';

/** What the samples say. An account writes these words itself, so no catalogue of the shop holds them. */
export const heroTexts = {
  title: ['A season written in linen', 'Uma estação escrita em linho'],
  lettered: ['{letter}: a season written in linen', '{letter}: uma estação escrita em linho'],
  text: [
    'Forty-eight independent houses, one place to discover them and to order for the season.',
    'Quarenta e oito marcas independentes, um só lugar para descobri-las e fazer os pedidos da estação.',
  ],
  imageAlt: ['The season’s mood', 'O clima da estação'],
  apply: ['Register as a buyer', 'Cadastre-se como comprador'],
  register: ['Register', 'Cadastrar-se'],
  login: ['Log in', 'Entrar'],
  brands: ['See the brands', 'Ver as marcas'],
} as const satisfies Record<string, Text>;
