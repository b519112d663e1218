import { createTranslator } from '../../../platform/words.ts';

/** The words of the catalogue's spreadsheet. Those of columns are read back, in every language. */
export const texts = {
  brand: { en: 'Brand', pt_BR: 'Marca' },
  reference: { en: 'Reference', pt_BR: 'Referência' },
  name: { en: 'Product', pt_BR: 'Produto' },
  description: { en: 'Description', pt_BR: 'Descrição' },
  collection: { en: 'Collection', pt_BR: 'Coleção' },
  category: { en: 'Category', pt_BR: 'Categoria' },
  segment: { en: 'Segment', pt_BR: 'Segmento' },
  days: { en: 'Days until delivery', pt_BR: 'Dias até a entrega' },
  tags: { en: 'Tags', pt_BR: 'Etiquetas' },
  minimum: { en: 'Minimum units', pt_BR: 'Mínimo de unidades' },
  maximum: { en: 'Maximum units', pt_BR: 'Máximo de unidades' },
  active: { en: 'In the shop', pt_BR: 'Na loja' },
  yes: { en: 'yes', pt_BR: 'sim' },
  no: { en: 'no', pt_BR: 'não' },
  sizes: { en: 'Sizes', pt_BR: 'Tamanhos' },
  colour: { en: 'Colour', pt_BR: 'Cor' },
  hex: { en: 'Colour code', pt_BR: 'Código da cor' },
  extraHex: { en: 'Second colour code', pt_BR: 'Código da segunda cor' },
  wholesale: { en: 'Wholesale', pt_BR: 'Atacado' },
  retailer: { en: 'Retail', pt_BR: 'Varejo' },
  stock: { en: 'Stock', pt_BR: 'Estoque' },
  gtin: { en: 'GTIN', pt_BR: 'GTIN' },
  unlimited: { en: 'not limited', pt_BR: 'sem limite' },
  title: { en: 'Catalogue', pt_BR: 'Catálogo' },
  hint: {
    en: 'A row for each colour of a product. A blank cell leaves a value as it is. Stock is a number or "not limited".',
    pt_BR:
      'Uma linha para cada cor de um produto. Uma célula vazia mantém o valor. Estoque é um número ou "sem limite".',
  },
  fileName: { en: '{name} - Catalogue', pt_BR: '{name} - Catálogo' },
  reason: { en: 'Reason', pt_BR: 'Motivo' },
  reasonsName: { en: '{name} - Lines to correct', pt_BR: '{name} - Linhas a corrigir' },
  extension: {
    en: 'Only XLSX, XLS, ODS, CSV and TXT files are accepted.',
    pt_BR: 'Somente arquivos XLSX, XLS, ODS, CSV e TXT são aceitos.',
  },
  columns: {
    en: 'The columns {columns} are missing. Keep the first lines as they are in the downloaded file.',
    pt_BR: 'Faltam as colunas {columns}. Mantenha as primeiras linhas como no arquivo baixado.',
  },
  otherPriceList: {
    en: 'No price list of your brand has the name in the columns {columns}. Your price lists: {lists}.',
    pt_BR: 'Nenhuma tabela de preços da sua marca tem o nome das colunas {columns}. Suas tabelas: {lists}.',
  },
  noPriceList: {
    en: 'The columns {columns} need a price list, and your brand has none. Add one under Price lists first.',
    pt_BR:
      'As colunas {columns} precisam de uma tabela de preços, e sua marca não tem nenhuma. Adicione uma em Tabelas de preços.',
  },
  otherBrand: {
    en: 'This file is the catalogue of {brand}. Download the one of your brand.',
    pt_BR: 'Este arquivo é o catálogo de {brand}. Baixe o da sua marca.',
  },
  columnLetter: { en: 'Column {letter}', pt_BR: 'Coluna {letter}' },
  usesReference: {
    en: 'Choose the column with the reference or the GTIN.',
    pt_BR: 'Escolha a coluna da referência ou do GTIN.',
  },
  usesTwice: {
    en: 'Two columns hold the same. Choose one of them.',
    pt_BR: 'Duas colunas contêm o mesmo. Escolha uma delas.',
  },
  usesList: {
    en: 'The price list of a column is no longer there. Choose what the column holds.',
    pt_BR: 'A tabela de preços de uma coluna não existe mais. Escolha o que a coluna contém.',
  },
  whichColour: {
    en: 'The product has several colours. Name the one that this line is about.',
    pt_BR: 'O produto tem várias cores. Indique a cor desta linha.',
  },
  noReference: {
    en: 'This line names no product. Type its reference, or clear the line.',
    pt_BR: 'Esta linha não indica nenhum produto. Digite a referência ou limpe a linha.',
  },
  unaccounted: {
    en: 'This line has {said} units of stock, and {read} could be read. Type each as a number without a unit.',
    pt_BR:
      'Esta linha tem {said} unidades de estoque, e {read} puderam ser lidas. Digite cada uma como número, sem unidade.',
  },
  gtinTwice: {
    en: '{value} is in line {row} too. Use each GTIN once.',
    pt_BR: '{value} também está na linha {row}. Use cada GTIN uma vez.',
  },
  noRows: { en: 'The file has no product.', pt_BR: 'O arquivo não tem nenhum produto.' },
  missing: { en: 'A new product needs this value.', pt_BR: 'Um produto novo precisa deste valor.' },
  unknown: {
    en: '{value} is not known. Type one of these: {known}.',
    pt_BR: '{value} não é conhecido. Digite um destes: {known}.',
  },
  unknownOfMany: {
    en: '{value} is not known. Type one of yours, such as {known}.',
    pt_BR: '{value} não é conhecido. Digite um dos seus, como {known}.',
  },
  unknownAndNone: {
    en: '{value} is not known, and there is none yet. Add one before you read the file in.',
    pt_BR: '{value} não é conhecido, e ainda não há nenhum. Adicione um antes de importar o arquivo.',
  },
  unknownSizes: {
    en: 'There is no run of sizes with {value}. There are: {known}.',
    pt_BR: 'Não há grade de tamanhos com {value}. Há: {known}.',
  },
  differs: {
    en: 'It differs from line {row} of the same product.',
    pt_BR: 'Difere da linha {row} do mesmo produto.',
  },
  twice: { en: 'Line {row} has the same colour already.', pt_BR: 'A linha {row} já tem a mesma cor.' },
  notANumber: { en: '{value} is not a number of 0 or more.', pt_BR: '{value} não é um número de 0 ou mais.' },
  notWhole: {
    en: '{value} is not an amount in {currency}. Type a whole number: {currency} has no decimals.',
    pt_BR: '{value} não é um valor em {currency}. Digite um número inteiro: {currency} não tem casas decimais.',
  },
  formula: { en: 'Type a value instead of a formula.', pt_BR: 'Digite um valor em vez de uma fórmula.' },
  error: {
    en: 'The cell shows the error {value}. Type a value instead.',
    pt_BR: 'A célula mostra o erro {value}. Digite um valor no lugar.',
  },
  date: {
    en: '{value} is a date. Type a number instead.',
    pt_BR: '{value} é uma data. Digite um número no lugar.',
  },
  merged: {
    en: 'The cell is merged with others, which show {value} together. Unmerge them and type the number of each.',
    pt_BR:
      'A célula está mesclada com outras, que mostram {value} juntas. Desfaça a mesclagem e digite o número de cada uma.',
  },
  columnsTwice: {
    en: 'Several columns hold the same: {columns}. Keep one of each.',
    pt_BR: 'Várias colunas contêm o mesmo: {columns}. Deixe uma de cada.',
  },
  hexWrong: {
    en: '{value} is not a colour code such as #b5573a.',
    pt_BR: '{value} não é um código de cor como #b5573a.',
  },
  notAQuantity: {
    en: '{value} is not a whole number from 1 to 1,000,000.',
    pt_BR: '{value} não é um número inteiro de 1 a 1.000.000.',
  },
  notYesOrNo: { en: '{value} is neither yes nor no.', pt_BR: '{value} não é sim nem não.' },
  mostBelowLeast: {
    en: 'The maximum is below the minimum of {least}.',
    pt_BR: 'O máximo é menor que o mínimo de {least}.',
  },
  tooManyTags: { en: 'At most {most} tags fit.', pt_BR: 'Cabem no máximo {most} tags.' },
  tooLongText: { en: 'At most {most} characters fit.', pt_BR: 'Cabem no máximo {most} caracteres.' },
  noSize: { en: 'The product does not have this size.', pt_BR: 'O produto não tem este tamanho.' },
  changedByBoth: {
    en: 'The shop has {now} now. The downloaded file had {downloaded}, this one has {value}. Clear the cell to keep {now}. To overwrite it, send the file with the reasons.',
    pt_BR:
      'A loja tem {now} agora. O arquivo baixado tinha {downloaded}, este tem {value}. Limpe a célula para manter {now}. Para substituir, envie o arquivo com os motivos.',
  },
  changedSince: {
    en: 'The shop has {now} now and keeps it. The import had written {written}.',
    pt_BR: 'A loja tem {now} agora e mantém esse valor. A importação tinha gravado {written}.',
  },
  goneSince: {
    en: 'The shop no longer has this product in this colour.',
    pt_BR: 'A loja não tem mais este produto nesta cor.',
  },
  nothing: { en: 'nothing', pt_BR: 'nada' },
  removed: {
    en: 'The shop no longer has this product in this colour. Remove the line, or download the catalogue again.',
    pt_BR: 'A loja não tem mais este produto nesta cor. Remova a linha ou baixe o catálogo de novo.',
  },
  bothPrices: {
    en: 'A new price needs the wholesale and the retail amount.',
    pt_BR: 'Um preço novo precisa dos valores de atacado e de varejo.',
  },
  gone: {
    en: 'This check is no longer available. Choose the file again.',
    pt_BR: 'Esta verificação não está mais disponível. Escolha o arquivo novamente.',
  },
  changedMeanwhile: {
    en: 'The catalogue has changed since this file was checked. Nothing was written. Choose the file again.',
    pt_BR: 'O catálogo mudou desde que este arquivo foi verificado. Nada foi gravado. Escolha o arquivo novamente.',
  },
  undoName: { en: '{name} - Before the import', pt_BR: '{name} - Antes da importação' },
  undoneAlready: {
    en: 'This import was undone already. Nothing was changed.',
    pt_BR: 'Esta importação já foi desfeita. Nada foi alterado.',
  },
  nothingToUndo: {
    en: 'This import changed nothing that can be undone.',
    pt_BR: 'Esta importação não mudou nada que possa ser desfeito.',
  },
  hasErrors: {
    en: 'The file has lines to correct. Nothing was changed.',
    pt_BR: 'O arquivo tem linhas a corrigir. Nada foi alterado.',
  },
} as const;

export const t = createTranslator(texts);
