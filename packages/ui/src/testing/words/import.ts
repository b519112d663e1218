import type { ImportLabels } from '../../commerce/cart/ImportWizard/index.ts';
import { wordsOf } from './wordsOf.ts';

export const importWords = wordsOf<ImportLabels>('Commerce/ImportWizard', {
  title: ['Import an edited list', 'Importar uma lista editada'],
  close: ['Close', 'Fechar'],
  steps: {
    name: ['Steps of the import', 'Etapas da importação'],
    file: ['File', 'Arquivo'],
    check: ['Check', 'Conferência'],
    import: ['Import', 'Importação'],
  },
  file: {
    choose: ['Choose a spreadsheet', 'Escolha uma planilha'],
    drop: ['or drop it here', 'ou solte-a aqui'],
    accepted: [
      'XLSX or XLS, up to {megabytes} MB and {rows, number} lines.',
      'XLSX ou XLS, até {megabytes} MB e {rows, number} linhas.',
    ],
    paste: {
      title: ['Or paste rows', 'Ou cole linhas'],
      hint: [
        'Copy rows from any spreadsheet: reference, colour, size and quantity, in any order. Sizes may also be columns.',
        'Copie linhas de qualquer planilha: referência, cor, tamanho e quantidade, em qualquer ordem. Os tamanhos também podem ser colunas.',
      ],
      check: ['Check these rows', 'Conferir estas linhas'],
      invalid: ['We can’t read these rows', 'Não foi possível ler estas linhas'],
      empty: ['Paste rows first.', 'Cole as linhas primeiro.'],
    },
    template: ['Download the list to fill in', 'Baixar a lista para preencher'],
    extension: {
      title: ['Invalid extension!', 'Extensão inválida!'],
      text: ['Only XLSX and XLS files are accepted.', 'Só são aceitos arquivos XLSX e XLS.'],
    },
    tooLarge: {
      title: ['This file is too large', 'Este arquivo é grande demais'],
      text: [
        'Files may have up to {megabytes} MB. Pictures in the sheet can be taken out: they are not read.',
        'Os arquivos podem ter até {megabytes} MB. As imagens da planilha podem ser retiradas: elas não são lidas.',
      ],
    },
    columns: {
      title: ['Columns are missing', 'Faltam colunas'],
      text: [
        'The first line does not name: {missing}. Keep the first line as it is in the downloaded list.',
        'A primeira linha não nomeia: {missing}. Deixe a primeira linha como está na lista baixada.',
      ],
    },
    invalid: {
      title: ['Invalid file!', 'Arquivo inválido!'],
      text: ['The uploaded file is invalid.', 'O arquivo enviado é inválido.'],
    },
    notAllowed: ['Not allowed', 'Não permitido'],
  },
  columns: {
    row: ['Line', 'Linha'],
    product: ['Product', 'Produto'],
    detail: ['Colour and size', 'Cor e tamanho'],
    quantity: ['Quantity', 'Quantidade'],
    reason: ['Reason', 'Motivo'],
    units: ['Units', 'Unidades'],
  },
  problems: {
    intro: [
      'Nothing was imported yet. Correct these lines and choose the file again.',
      'Nada foi importado ainda. Corrija estas linhas e escolha o arquivo de novo.',
    ],
    products: {
      title: ['Products not found', 'Produtos não encontrados'],
      text: ['Not found in collection', 'Não encontrados na coleção'],
    },
    variations: {
      title: ['Products variation or size not found', 'Variação ou tamanho de produtos não encontrados'],
      text: ['In collection', 'Na coleção'],
    },
    sizes: {
      title: ['Products with no size', 'Produtos sem tamanho'],
      text: ['Without size in the system', 'Sem tamanho no sistema'],
    },
  },
  checking: ['Checking {file}', 'Conferindo {file}'],
  importing: ['Importing {file}', 'Importando {file}'],
  progress: ['{done, number} of {total, number} lines', '{done, number} de {total, number} linhas'],
  timeLeft: [
    '{seconds, plural, one {About # second left} other {About # seconds left}}',
    '{seconds, plural, one {Falta cerca de # segundo} other {Faltam cerca de # segundos}}',
  ],
  inBackground: ['You may close this: the import goes on.', 'Você pode fechar: a importação continua.'],
  cancel: ['Stop', 'Parar'],
  download: ['Download the sheet with reasons', 'Baixar a planilha com os motivos'],
  another: ['Choose another file', 'Escolher outro arquivo'],
  more: ['{count, plural, other {and # more}}', '{count, plural, other {e mais #}}'],
  preview: [
    '{lines, plural, one {# line} other {# lines}} with {units, plural, one {# unit} other {# units}} are ready in {file}.',
    '{lines, plural, one {# linha} other {# linhas}} com {units, plural, one {# unidade} other {# unidades}} em {file}, tudo pronto.',
  ],
  continue: ['Continue', 'Continuar'],
  import: ['Import', 'Importar'],
  back: ['Back', 'Voltar'],
  choice: {
    title: ['You already have an open cart with this brand', 'Você já tem um carrinho aberto com esta marca'],
    replace: ['REPLACE IT', 'SUBSTITUIR'],
    replaceHint: [
      'The cart will hold what is in the list and nothing else.',
      'O carrinho terá o que está na lista e nada mais.',
    ],
    add: ['ADD PRODUCTS TO THE EXISTING CART', 'ADICIONAR PRODUTOS AO CARRINHO EXISTENTE'],
    addHint: [
      'Products in the list take its quantities; everything else in the cart stays.',
      'Os produtos da lista ficam com as quantidades dela; o resto do carrinho permanece.',
    ],
  },
  done: [
    'Your cart was successfully {outcome, select, replaced {replaced} updated {updated} other {created}}',
    'Seu carrinho foi {outcome, select, replaced {substituído} updated {atualizado} other {criado}} com sucesso',
  ],
  counts: [
    '{products, plural, one {# product} other {# products}}, {units, plural, one {# unit} other {# units}}',
    '{products, plural, one {# produto} other {# produtos}}, {units, plural, one {# unidade} other {# unidades}}',
  ],
  left: [
    '{count, plural, one {# line was changed or left out} other {# lines were changed or left out}}',
    '{count, plural, one {# linha foi alterada ou deixada de fora} other {# linhas foram alteradas ou deixadas de fora}}',
  ],
  viewCart: ['View the cart', 'Ver o carrinho'],
  error: ['Error', 'Erro'],
  unchanged: [
    '{count, plural, one {# line stays as it is in your cart.} other {# lines stay as they are in your cart.}}',
    '{count, plural, one {# linha fica como está no seu carrinho.} other {# linhas ficam como estão no seu carrinho.}}',
  ],
  nothing: ['Your cart already has these quantities.', 'Seu carrinho já tem estas quantidades.'],
  undo: ['Undo the import', 'Desfazer a importação'],
  conflicts: {
    title: [
      '{count, plural, one {# quantity was changed in both} other {# quantities were changed in both}}',
      '{count, plural, one {# quantidade mudou nos dois} other {# quantidades mudaram nos dois}}',
    ],
    text: [
      'Your cart and the list have both changed since the list was downloaded. Choose which quantity to keep.',
      'Seu carrinho e a lista mudaram desde que a lista foi baixada. Escolha qual quantidade manter.',
    ],
    exported: ['In the list when downloaded: {units}', 'Na lista quando foi baixada: {units}'],
    cart: ['In the cart: {units}', 'No carrinho: {units}'],
    sheet: ['From the list: {units}', 'Da lista: {units}'],
    allCart: ['Keep all of the cart', 'Manter tudo do carrinho'],
    allSheet: ['Take all from the list', 'Usar tudo da lista'],
    more: [
      '{count, plural, one {# more keeps the quantity of the cart, unless you take all from the list.} other {# more keep the quantities of the cart, unless you take all from the list.}}',
      '{count, plural, one {Mais # fica com a quantidade do carrinho, a menos que você use tudo da lista.} other {Mais # ficam com as quantidades do carrinho, a menos que você use tudo da lista.}}',
    ],
  },
});
