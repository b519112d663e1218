import type { ImportLabels } from '../../commerce/cart/ImportWizard/index.ts';
import { sheetChoiceWords } from './sheetChoice.ts';
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
      text: [
        'Only XLSX and XLS files are accepted. {kind, select, numbers {Export it from Numbers as Excel, and choose that file.} macros {Save it as a workbook without macros.} text {Open it in a spreadsheet program and save it as XLSX, or copy its rows and paste them below.} document {Copy its table into a spreadsheet, and save that as XLSX.} picture {Type its lines into a spreadsheet.} heic {Type its lines into a spreadsheet.} archive {Unpack it, and choose the spreadsheet in it.} mail {Save the spreadsheet attached to the e-mail, and choose that file.} link {Open it, download the spreadsheet as XLSX, and choose that file.} other {Open it in a spreadsheet program and save it as XLSX.}}',
        'Só são aceitos arquivos XLSX e XLS. {kind, select, numbers {Exporte do Numbers como Excel e escolha esse arquivo.} macros {Salve como pasta de trabalho sem macros.} text {Abra em um programa de planilhas e salve como XLSX, ou copie as linhas e cole abaixo.} document {Copie a tabela para uma planilha e salve como XLSX.} picture {Digite as linhas em uma planilha.} heic {Digite as linhas em uma planilha.} archive {Descompacte-o e escolha a planilha que está nele.} mail {Salve a planilha anexada ao e-mail e escolha esse arquivo.} link {Abra-o, baixe a planilha como XLSX e escolha esse arquivo.} other {Abra em um programa de planilhas e salve como XLSX.}}',
      ],
    },
    tooLarge: {
      title: ['This file is too large', 'Este arquivo é grande demais'],
      text: [
        'Files may have up to {megabytes} MB. Pictures in the sheet can be taken out: they are not read.',
        'Os arquivos podem ter até {megabytes} MB. As imagens da planilha podem ser retiradas: elas não são lidas.',
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
      'Nothing was imported yet. Correct these lines and import them again.',
      'Nada foi importado ainda. Corrija estas linhas e importe de novo.',
    ],
    unread: {
      title: ['Lines that could not be read', 'Linhas que não puderam ser lidas'],
      text: [
        'Each line needs a reference, and whole numbers as quantities.',
        'Cada linha precisa de uma referência e de números inteiros como quantidades.',
      ],
    },
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
  sheet: { ...sheetChoiceWords.texts, check: ['Check this sheet', 'Conferir esta planilha'] },
  layout: {
    title: ['What do the columns of {file} hold?', 'O que há nas colunas de {file}?'],
    text: [
      'We remember your answer for the next sheet with the same columns. Colour and size may be missing where a product has only one.',
      'Guardamos sua resposta para a próxima planilha com as mesmas colunas. Cor e tamanho podem faltar nos produtos que só têm um.',
    ],
    column: ['Column {letter}', 'Coluna {letter}'],
    holds: ['What “{column}” holds', 'O que há em “{column}”'],
    use: {
      gtin: ['GTIN (EAN, UPC)', 'GTIN (EAN, UPC)'],
      reference: ['Reference', 'Referência'],
      colour: ['Colour', 'Cor'],
      size: ['Size', 'Tamanho'],
      quantity: ['Quantity', 'Quantidade'],
      sizeQuantity: ['Quantity of size {size}', 'Quantidade do tamanho {size}'],
      none: ['Not used', 'Não usada'],
    },
    sizes: ['Sizes', 'Tamanhos'],
    lack: {
      reference: ['Choose the column with the reference or the GTIN.', 'Escolha a coluna da referência ou do GTIN.'],
      quantity: [
        'Choose the column with the quantity, or one column for each size.',
        'Escolha a coluna da quantidade ou uma coluna para cada tamanho.',
      ],
      both: [
        'Choose either one column for each size, or one quantity with its size or GTIN.',
        'Escolha uma coluna para cada tamanho ou uma quantidade com seu tamanho ou GTIN.',
      ],
    },
    check: ['Check the list', 'Conferir a lista'],
    read: ['The columns were read like this:', 'As colunas foram lidas assim:'],
    kept: ['We remember these columns for your next sheet:', 'Guardamos estas colunas para sua próxima planilha:'],
    recognised: ['We recognised the columns of your sheet:', 'Reconhecemos as colunas da sua planilha:'],
    change: ['Change the columns', 'Mudar as colunas'],
    forget: ['Forget these columns', 'Esquecer estas colunas'],
  },
  changed: [
    'Your cart was changed meanwhile, so nothing was imported. Here is the list compared with the cart as it is now.',
    'Seu carrinho mudou nesse meio-tempo, por isso nada foi importado. Aqui está a lista comparada com o carrinho como ele está agora.',
  ],
  changes: [
    '{changes, plural, =0 {Nothing in the cart was changed} one {# quantity or note changed} other {# quantities or notes changed}}{changes, plural, =0 {} other {, in {products, plural, one {# product} other {# products}}}}',
    '{changes, plural, =0 {Nada mudou no carrinho} one {# quantidade ou observação alterada} other {# quantidades ou observações alteradas}}{changes, plural, =0 {} other {, em {products, plural, one {# produto} other {# produtos}}}}',
  ],
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
    '{lines, plural, one {# linha} other {# linhas}} com {units, plural, =0 {0 unidades} one {# unidade} other {# unidades}} em {file}, tudo pronto.',
  ],
  continue: ['Continue', 'Continuar'],
  import: ['Import', 'Importar'],
  back: ['Back', 'Voltar'],
  choice: {
    title: ['You already have an open cart with this brand', 'Você já tem um carrinho aberto com esta marca'],
    replace: ['REPLACE IT', 'SUBSTITUIR'],
    replaceHint: [
      'The cart will hold the quantities you have checked, and nothing else.',
      'O carrinho terá as quantidades que você conferiu, e nada mais.',
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
    '{products, plural, one {# produto} other {# produtos}}, {units, plural, =0 {0 unidades} one {# unidade} other {# unidades}}',
  ],
  adjusts: [
    '{count, plural, one {# quantity does not come as it is written} other {# quantities do not come as they are written}}',
    '{count, plural, one {# quantidade não entra como está escrita} other {# quantidades não entram como estão escritas}}',
  ],
  sums: [
    'Units in the sheet: {said, number}. Units to import: {taken, number}.',
    'Unidades na planilha: {said, number}. Unidades a importar: {taken, number}.',
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
      '{count, plural, one {Show # more} other {Show # more}}',
      '{count, plural, one {Mostrar mais #} other {Mostrar mais #}}',
    ],
  },
});
