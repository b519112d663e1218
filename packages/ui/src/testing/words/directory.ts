import type { FilterBarLabels } from '../../commerce/catalogue/FilterBar/index.ts';
import { wordsOf } from './wordsOf.ts';

export const filterBarWords = wordsOf<FilterBarLabels>('Commerce/FilterBar', {
  filters: ['Filters', 'Filtros'],
  clear: ['Clear filters', 'Limpar filtros'],
  empty: ['Nothing to choose here', 'Nada para escolher aqui'],
  count: [
    '{count, plural, one {# selected} other {# selected}}',
    '{count, plural, one {# selecionado} other {# selecionados}}',
  ],
  loading: ['Loading the filters', 'Carregando os filtros'],
  error: ['The filters could not be loaded', 'Não foi possível carregar os filtros'],
  retry: ['Try again', 'Tentar novamente'],
  remove: ['Remove {name}', 'Remover {name}'],
});

export const directoryFilterWords = wordsOf<Record<'segments' | 'categories' | 'showrooms' | 'az' | 'active', string>>(
  'Commerce/FilterBar',
  {
    segments: ['SEGMENTS', 'SEGMENTOS'],
    categories: ['CATEGORIES', 'CATEGORIAS'],
    showrooms: ['SHOWROOMS', 'SHOWROOMS'],
    az: ['A-Z', 'A-Z'],
    active: ['Active collections only', 'Somente coleções ativas'],
  },
);
