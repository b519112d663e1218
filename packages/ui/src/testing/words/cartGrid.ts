import type { CartGridLabels } from '../../commerce/cart/CartGrid/index.ts';
import { wordsOf } from './wordsOf.ts';

export const cartGridWords = wordsOf<CartGridLabels>('Commerce/CartGrid', {
  grid: ['{product}: quantities by colour and size', '{product}: quantidades por cor e tamanho'],
  help: [
    'Arrow keys move, typing replaces, Enter opens a cell, Control C and Control V copy and paste, Control D and Control R fill, Control Z takes back. Tab leaves after the last cell, or after Escape. Up and down go on into the next product.',
    'As setas movem, digitar substitui, Enter abre uma célula, Control C e Control V copiam e colam, Control D e Control R preenchem, Control Z desfaz. Tab sai depois da última célula, ou depois de Escape. As setas para cima e para baixo continuam no produto seguinte.',
  ],
  colour: ['Colour', 'Cor'],
  total: ['Total', 'Total'],
  totalOf: ['Total of {name}: {units, number}', 'Total de {name}: {units, number}'],
  cell: ['{colour} {size}, {quantity, number}', '{colour} {size}, {quantity, number}'],
  place: ['{colour}, {size}:', '{colour}, {size}:'],
  available: [
    '{units} units are available for immediate delivery',
    '{units, plural, one {{units} unidade disponível} other {{units} unidades disponíveis}} para entrega imediata',
  ],
  left: ['{units} left', '{units, plural, one {resta {units}} other {restam {units}}}'],
  outOfStock: ['Out of stock', 'Esgotado'],
  notMade: ['not made in this size', 'não é feito neste tamanho'],
  applyRun: ['Apply this size run to all colours', 'Aplicar esta grade a todas as cores'],
  applyRunOf: ['The size run of {colour}', 'A grade de {colour}'],
  fillDown: ['Fill down', 'Preencher para baixo'],
  fillRight: ['Fill to the end of the line', 'Preencher até o fim da linha'],
  undo: ['Undo', 'Desfazer'],
  redo: ['Redo', 'Refazer'],
  saving: ['Saving…', 'Salvando…'],
  failed: ['Not saved. The quantity is back to what it was.', 'Não foi salvo. A quantidade voltou ao que era.'],
  queued: ['Waiting for the connection', 'À espera da conexão'],
  queuedCount: [
    '{changes, plural, one {# change waits for the connection} other {# changes wait for the connection}}',
    '{changes, plural, one {# alteração à espera da conexão} other {# alterações à espera da conexão}}',
  ],
  savedAt: ['Saved {time, time, short}', 'Salvo às {time, time, short}'],
  paste: {
    title: ['Paste into {product}', 'Colar em {product}'],
    summary: [
      '{changes, plural, =0 {Nothing changes.} one {# quantity changes.} other {# quantities change.}}{same, plural, =0 {} one { # is the same already.} other { # are the same already.}}{cut, plural, =0 {} one { # is cut to what is in stock.} other { # are cut to what is in stock.}}',
      '{changes, plural, =0 {Nada muda.} one {# quantidade muda.} other {# quantidades mudam.}}{same, plural, =0 {} one { # já é igual.} other { # já são iguais.}}{cut, plural, =0 {} one { # é reduzida ao que há em estoque.} other { # são reduzidas ao que há em estoque.}}',
    ],
    byName: ['Match by the names of colours and sizes', 'Combinar pelos nomes de cores e tamanhos'],
    placed: ['Quantities after pasting', 'Quantidades depois de colar'],
    cutFrom: ['instead of {units, number}', 'em vez de {units, number}'],
    unplaced: [
      '{count, plural, one {# entry finds no place} other {# entries find no place}}',
      '{count, plural, one {# entrada não encontra lugar} other {# entradas não encontram lugar}}',
    ],
    at: ['Line {line}, column {column}', 'Linha {line}, coluna {column}'],
    reasons: {
      notNumber: ['is not a number', 'não é um número'],
      negative: ['is below zero', 'é menor que zero'],
      fraction: ['is not a whole number of units', 'não é um número inteiro de unidades'],
      outside: ['falls outside the grid', 'fica fora da grade'],
      notMade: ['this colour is not made in this size', 'esta cor não é feita neste tamanho'],
      noColour: ['is no colour of this product', 'não é uma cor deste produto'],
      noSize: ['is no size of this product', 'não é um tamanho deste produto'],
      twice: ['its cell was filled by an entry before it', 'a célula já foi preenchida por uma entrada anterior'],
    },
    more: ['{count, plural, one {and # more} other {and # more}}', '{count, plural, one {e mais #} other {e mais #}}'],
    apply: [
      '{changes, plural, =0 {Paste} one {Paste # quantity} other {Paste # quantities}}',
      '{changes, plural, =0 {Colar} one {Colar # quantidade} other {Colar # quantidades}}',
    ],
    cancel: ['Cancel', 'Cancelar'],
  },
  cut: ['{wanted, number} was lowered to {units, number}.', '{wanted, number} foi reduzido para {units, number}.'],
  over: [
    'Only {units, number} left of the {quantity, number} in your cart. Lower the quantity to order.',
    'Restam só {units, number} dos {quantity, number} do seu carrinho. Reduza a quantidade para pedir.',
  ],
  replaced: [
    '{colour}, {size}: {before, number} was replaced by {quantity, number}.',
    '{colour}, {size}: {before, number} foi substituído por {quantity, number}.',
  ],
  unusual: {
    text: [
      '{quantity, number} is much more than the other sizes of {colour}. Is it right?',
      '{quantity, number} é muito mais que os outros tamanhos de {colour}. Está certo?',
    ],
    keep: ['Yes, keep {quantity, number}', 'Sim, manter {quantity, number}'],
    back: ['No, back to {before, number}', 'Não, voltar a {before, number}'],
  },
  conflict: {
    cell: ['also changed to {theirs, number}', 'também alterada para {theirs, number}'],
    text: [
      'You wrote {mine, number}. A colleague or another window of yours wrote {theirs, number} in the meantime.',
      'Você escreveu {mine, number}. Um colega ou outra janela sua escreveu {theirs, number} nesse meio-tempo.',
    ],
    keepMine: ['Keep {units, number}', 'Manter {units, number}'],
    takeTheirs: ['Take {units, number}', 'Usar {units, number}'],
    keepAllMine: ['Keep all of mine', 'Manter todas as minhas'],
    takeAllTheirs: ['Take all of theirs', 'Usar todas as outras'],
  },
  more: ['{count, plural, one {and # more} other {and # more}}', '{count, plural, one {e mais #} other {e mais #}}'],
  dismiss: ['Dismiss', 'Dispensar'],
  decrease: ['One fewer: {product} {colour} {size}', 'Um a menos: {product} {colour} {size}'],
  increase: ['One more: {product} {colour} {size}', 'Um a mais: {product} {colour} {size}'],
  maximum: [
    'MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS {units} FOR THIS ORDER TO PROCEED',
    'QUANTIDADE MÁXIMA - A QUANTIDADE MÁXIMA É {units} PARA ESTE PEDIDO PROSSEGUIR',
  ],
  minimum: [
    'MINIMUM QUANTITY - THE MINIMUM QUANTITY IS {units} FOR THIS ORDER TO PROCEED',
    'QUANTIDADE MÍNIMA - A QUANTIDADE MÍNIMA É {units} PARA ESTE PEDIDO PROSSEGUIR',
  ],
});
