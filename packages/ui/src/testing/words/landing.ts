import type { NewsletterLabels } from '../../sections/Newsletter/index.ts';
import type { OurPlatformProps } from '../../sections/OurPlatform/index.ts';
import { wordsOf } from './wordsOf.ts';

export const newsletterWords = wordsOf<NewsletterLabels>('Sections/Newsletter', {
  title: ['Newsletter', 'Newsletter'],
  question: ['I am a', 'Eu sou'],
  email: ['E-mail', 'E-mail'],
  send: ['SUBSCRIBE', 'ASSINAR'],
  emailRequired: ['Email required', 'E-mail obrigatório'],
  thanks: [
    'Thank you! Please confirm with the link we have sent to your e-mail.',
    'Obrigado! Confirme pelo link que enviamos para o seu e-mail.',
  ],
  failed: [
    'We could not subscribe you just now. Please try again.',
    'Não foi possível concluir a inscrição agora. Tente novamente.',
  ],
});

/** By code of the wire. */
export const companyTypeWords = wordsOf<Record<'b' | 's' | 'r' | 'd', string>>('Sections/Newsletter', {
  b: ['Retailer', 'Lojista'],
  s: ['Brand', 'Marca'],
  r: ['Showroom', 'Showroom'],
  d: ['Distributor', 'Distribuidor'],
});

export const ourBrandsWords = wordsOf<Record<'title' | 'all' | 'seeMore', string>>('Sections/OurBrands', {
  title: ['Our brands', 'Nossas marcas'],
  all: ['See all brands', 'Ver todas as marcas'],
  seeMore: ['SEE MORE', 'VER MAIS'],
});

export const platformWords = wordsOf<Pick<OurPlatformProps, 'title' | 'points'>>('Sections/OurPlatform', {
  title: ['Our platform', 'Nossa plataforma'],
  points: [
    {
      title: ['Discover', 'Descubra'],
      text: [
        'Curated brands, their line sheets and delivery windows in one place.',
        'Marcas selecionadas, seus catálogos e janelas de entrega em um só lugar.',
      ],
    },
    {
      title: ['Order', 'Compre'],
      text: [
        'A size grid that is as quick as a spreadsheet, with stock and minimums in view.',
        'Uma grade de tamanhos rápida como uma planilha, com estoque e mínimos à vista.',
      ],
    },
    {
      title: ['Follow', 'Acompanhe'],
      text: [
        'Every pre-order, answer and document between brand and retailer, in one line.',
        'Cada pré-pedido, resposta e documento entre marca e lojista, em uma só linha.',
      ],
    },
  ],
});
