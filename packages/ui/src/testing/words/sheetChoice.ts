import type { SheetChoiceProps } from '../../components/SheetChoice/index.ts';
import { wordsOf } from './wordsOf.ts';

export const sheetChoiceWords = wordsOf<SheetChoiceProps['labels']>('Components/SheetChoice', {
  label: ['Which sheet is the order?', 'Qual planilha é o pedido?'],
  hint: [
    'The file has several tables. Others can be imported afterwards.',
    'O arquivo tem várias tabelas. As outras podem ser importadas depois.',
  ],
  rows: ['First rows of {name}', 'Primeiras linhas de {name}'],
});
