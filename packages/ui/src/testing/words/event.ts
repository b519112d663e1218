import type { MeetTheBrandsLabels } from '../../sections/MeetTheBrands/index.ts';
import type { SegmentBrandsLabels } from '../../sections/SegmentBrands/index.ts';
import { carouselWords } from './media.ts';
import { wordsOf } from './wordsOf.ts';

export const meetTheBrandsWords = wordsOf<MeetTheBrandsLabels>('Sections/MeetTheBrands', {
  ...carouselWords.texts,
  title: ['Meet the Brands*', 'Conheça as marcas*'],
  seeMore: ['SEE MORE', 'VER MAIS'],
  loading: ['Loading the brands', 'Carregando as marcas'],
  empty: ['No brands yet', 'Ainda sem marcas'],
  emptyText: [
    'The brands of this event will be introduced here. Until then, all brands are in the directory.',
    'As marcas deste evento serão apresentadas aqui. Até lá, todas as marcas estão no diretório.',
  ],
  allBrands: ['See all brands', 'Ver todas as marcas'],
  failed: ['The brands could not be loaded', 'Não foi possível carregar as marcas'],
  retry: ['Try again', 'Tentar novamente'],
});

export const segmentBrandsWords = wordsOf<SegmentBrandsLabels>('Sections/SegmentBrands', {
  title: ['Brands of the segment', 'Marcas do segmento'],
  seeMore: ['SEE MORE', 'VER MAIS'],
  loading: ['Loading the brands', 'Carregando as marcas'],
  count: ['{count, plural, one {# brand} other {# brands}}', '{count, plural, one {# marca} other {# marcas}}'],
  more: ['Load more...', 'Carregar mais...'],
  empty: [
    "We couldn't find any brand matching your filters at this moment.",
    'Não encontramos nenhuma marca com esses filtros no momento.',
  ],
  clear: ['Clear filters', 'Limpar filtros'],
  failed: ['The brands could not be loaded', 'Não foi possível carregar as marcas'],
  retry: ['Try again', 'Tentar novamente'],
});
