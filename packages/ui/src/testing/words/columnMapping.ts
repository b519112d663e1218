import type { ColumnMappingProps } from '../../components/ColumnMapping/index.ts';
import { wordsOf } from './wordsOf.ts';

export const columnMappingWords = wordsOf<ColumnMappingProps['labels']>('Components/ColumnMapping', {
  column: ['Column {letter}', 'Coluna {letter}'],
  holds: ['What “{column}” holds', 'O que há em “{column}”'],
});
