import type { DataGridLabels } from '../../components/DataGrid/index.ts';
import { wordsOf } from './wordsOf.ts';

export const dataGridWords = wordsOf<DataGridLabels>('Components/DataGrid', {
  help: [
    'Arrow keys move, typing replaces, Enter or F2 opens a cell, Escape discards. Control C and Control V copy and paste, Control D fills down, Control Z takes back. Tab leaves after the last cell, or after Escape.',
    'As setas movem, digitar substitui, Enter ou F2 abre uma célula, Escape descarta. Control C e Control V copiam e colam, Control D preenche para baixo, Control Z desfaz. Tab sai depois da última célula, ou depois de Escape.',
  ],
  search: ['Search in all columns', 'Buscar em todas as colunas'],
  found: [
    '{count, number} of {total, plural, one {# row} other {# rows}}',
    '{count, number} de {total, plural, one {# linha} other {# linhas}}',
  ],
  noMatch: ['Nothing here matches “{search}”', 'Nada aqui corresponde a “{search}”'],
  showAll: ['Show all rows', 'Mostrar todas as linhas'],
  emptyTitle: ['No products yet', 'Ainda não há produtos'],
  emptyText: ['Add a product first, or upload a spreadsheet.', 'Adicione um produto primeiro ou envie uma planilha.'],
  unsaved: ['Not saved yet', 'Ainda não salvo'],
  changes: [
    '{changes, plural, =0 {Everything is saved} one {# change} other {# changes}}{problems, plural, =0 {} one { · # to correct} other { · # to correct}}',
    '{changes, plural, =0 {Tudo está salvo} one {# alteração} other {# alterações}}{problems, plural, =0 {} one { · # a corrigir} other { · # a corrigir}}',
  ],
  save: ['Save', 'Salvar'],
  correctFirst: ['Correct the marked cells first.', 'Corrija primeiro as células marcadas.'],
  discard: ['Discard', 'Descartar'],
  undo: ['Undo', 'Desfazer'],
  redo: ['Redo', 'Refazer'],
  lost: [
    '{count, plural, one {# value did not fit and was left out.} other {# values did not fit and were left out.}}',
    '{count, plural, one {# valor não coube e ficou de fora.} other {# valores não couberam e ficaram de fora.}}',
  ],
  place: ['{row}, {column}:', '{row}, {column}:'],
  conflict: [
    'You wrote “{mine}”. Someone else wrote “{theirs}” in the meantime.',
    'Você escreveu “{mine}”. Outra pessoa escreveu “{theirs}” enquanto isso.',
  ],
  keepMine: ['Keep “{text}”', 'Manter “{text}”'],
  takeTheirs: ['Take “{text}”', 'Usar “{text}”'],
  keepAllMine: ['Keep all of mine', 'Manter todos os meus'],
  takeAllTheirs: ['Take all of theirs', 'Usar todos os outros'],
  more: ['{count, plural, one {One more} other {# more}}', '{count, plural, one {Mais uma} other {Mais #}}'],
});
