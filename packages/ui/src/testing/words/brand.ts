import type { BrandAboutLabels } from '../../sections/BrandAbout/index.ts';
import type { BrandHistoryLabels } from '../../sections/BrandHistory/index.ts';
import type { LightBrandPageLabels } from '../../sections/LightBrandPage/index.ts';
import type { CollectionCardProps } from '../../commerce/catalogue/CollectionCard/index.ts';
import { galleryWords } from './media.ts';
import { messageFormWords } from './message.ts';
import { wordsOf } from './wordsOf.ts';

export const brandAboutWords = wordsOf<BrandAboutLabels>('Sections/BrandAbout', {
  ...galleryWords.texts,
  style: ['Brand style', 'Estilo da marca'],
  styleImages: ['Pictures of the brand', 'Imagens da marca'],
  categories: ['Products by category', 'Produtos por categoria'],
  tags: ['Tags', 'Tags'],
  terms: ['Terms and conditions', 'Termos e condições'],
  rating: ['The brand about itself', 'A marca sobre si mesma'],
  press: ['Press release', 'Release'],
  back: ['Back to brands', 'Voltar às marcas'],
  changed: ['Changed in the draft', 'Alterado no rascunho'],
});

export const brandHistoryWords = wordsOf<BrandHistoryLabels>('Sections/BrandHistory', {
  ...galleryWords.texts,
  details: ['The story so far', 'A história até aqui'],
  social: ['The brand elsewhere', 'A marca em outros lugares'],
  lookbooks: ['Lookbooks', 'Lookbooks'],
  changed: ['Changed in the draft', 'Alterado no rascunho'],
});

export const lightBrandPageWords = wordsOf<LightBrandPageLabels>('Sections/LightBrandPage', {
  ...galleryWords.texts,
  images: ['Pictures of the brand', 'Imagens da marca'],
  tabs: ['About the brand, or a message to it', 'Sobre a marca ou uma mensagem para ela'],
  about: ['About the brand', 'Sobre a marca'],
  sendMessage: ['Send a message', 'Enviar uma mensagem'],
  changed: ['Changed in the draft', 'Alterado no rascunho'],
  form: messageFormWords.texts,
});

export const collectionCardWords = wordsOf<CollectionCardProps['labels']>('Commerce/CollectionCard', {
  pricelist: ['Price list', 'Tabela de preços'],
  choose: ['Choose a price list', 'Escolha uma tabela'],
});
