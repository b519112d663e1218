import { createTranslator } from '../../../platform/words.ts';

/** The words of editable sheets and their import. Those of columns are read back, in every language. */
export const texts = {
  picture: { en: 'Picture', pt_BR: 'Imagem' },
  code: { en: 'Code', pt_BR: 'Código' },
  product: { en: 'Product', pt_BR: 'Produto' },
  reference: { en: 'Reference', pt_BR: 'Referência' },
  colour: { en: 'Colour', pt_BR: 'Cor' },
  units: { en: 'Units', pt_BR: 'Unidades' },
  price: { en: 'Price', pt_BR: 'Preço' },
  total: { en: 'Total', pt_BR: 'Total' },
  note: { en: 'Note', pt_BR: 'Observação' },
  reason: { en: 'Reason', pt_BR: 'Motivo' },
  size: { en: 'Size', pt_BR: 'Tamanho' },
  quantity: { en: 'Quantity', pt_BR: 'Quantidade' },
  pricelist: { en: 'Price list', pt_BR: 'Tabela de preços' },
  gtin: { en: 'GTIN', pt_BR: 'GTIN' },
  title: { en: 'Editable list', pt_BR: 'Lista editável' },
  stock: { en: 'Stock', pt_BR: 'Estoque' },
  hint: {
    en: 'Fill in the yellow cells and import this file. Grey cells are sizes the product does not have.',
    pt_BR: 'Preencha as células amarelas e importe este arquivo. As células cinza são tamanhos que o produto não tem.',
  },
  limitTitle: { en: 'Quantity', pt_BR: 'Quantidade' },
  limit: {
    en: 'Type a whole number from 0 to what is in stock.',
    pt_BR: 'Digite um número inteiro de 0 até o que há em estoque.',
  },
  fileName: { en: '{name} - Editable list', pt_BR: '{name} - Lista editável' },
  picturesName: { en: '{name} - Editable list with pictures', pt_BR: '{name} - Lista editável com imagens' },
  reasonsName: { en: '{name} - Lines to correct', pt_BR: '{name} - Linhas a corrigir' },
  extension: {
    en: 'Invalid extension! Only XLSX and XLS files are accepted.',
    pt_BR: 'Extensão inválida! Somente arquivos XLSX e XLS são aceitos.',
  },
  invalid: {
    en: 'Invalid file! The uploaded file is invalid.',
    pt_BR: 'Arquivo inválido! O arquivo enviado é inválido.',
  },
  nothingSent: {
    en: 'Choose a spreadsheet, or paste its rows.',
    pt_BR: 'Escolha uma planilha ou cole as linhas dela.',
  },
  uses: {
    en: 'Choose one column for the reference, and either one for the quantity or one for each size. Or choose one for the GTIN and one for the quantity.',
    pt_BR:
      'Escolha uma coluna para a referência e uma para a quantidade ou uma para cada tamanho. Ou escolha uma para o GTIN e uma para a quantidade.',
  },
  noQuantities: {
    en: 'No quantity is filled in.',
    pt_BR: 'Nenhuma quantidade foi preenchida.',
  },
  noPricelist: {
    en: 'Its price list is not known. Download the list again and fill that one in.',
    pt_BR: 'A tabela de preços não é conhecida. Baixe a lista novamente e preencha.',
  },
  atSize: {
    en: 'Line {row}, size {size} ({value}): {reason}.',
    pt_BR: 'Linha {row}, tamanho {size} ({value}): {reason}.',
  },
  atRow: { en: 'Line {row} ({value}): {reason}.', pt_BR: 'Linha {row} ({value}): {reason}.' },
  atBlank: { en: 'Line {row}: {reason}.', pt_BR: 'Linha {row}: {reason}.' },
  notANumber: { en: 'Not a whole number of 0 or more', pt_BR: 'Não é um número inteiro de 0 ou mais' },
  formula: { en: 'Type a number instead of a formula', pt_BR: 'Digite um número em vez de uma fórmula' },
  error: {
    en: 'The cell shows an error: type a number instead',
    pt_BR: 'A célula mostra um erro: digite um número no lugar',
  },
  date: {
    en: 'The cell holds a date: type a number instead',
    pt_BR: 'A célula contém uma data: digite um número no lugar',
  },
  merged: {
    en: 'The cell is merged with others: unmerge them and type the number of each',
    pt_BR: 'A célula está mesclada com outras: desfaça a mesclagem e digite o número de cada uma',
  },
  noReference: { en: 'The reference is missing', pt_BR: 'Falta a referência' },
  formulaText: {
    en: 'Type a text or a number instead of a formula',
    pt_BR: 'Digite um texto ou um número em vez de uma fórmula',
  },
  errorText: {
    en: 'A cell shows an error: type what it should say',
    pt_BR: 'Uma célula mostra um erro: digite o que ela deveria dizer',
  },
  otherHead: {
    en: 'The columns below hold something else than above: import that part on its own',
    pt_BR: 'As colunas abaixo contêm outra coisa que as de cima: importe essa parte separadamente',
  },
  otherCode: {
    en: 'The code is of another product or colour: correct the code, the reference or the colour',
    pt_BR: 'O código é de outro produto ou cor: corrija o código, a referência ou a cor',
  },
  wrongGtin: {
    en: 'Not a GTIN (EAN, UPC): a digit is wrong or missing',
    pt_BR: 'Não é um GTIN (EAN, UPC): um dígito está errado ou falta',
  },
  otherGtin: {
    en: 'The GTIN is of another product, colour or size: correct the GTIN or what the line names',
    pt_BR: 'O GTIN é de outro produto, cor ou tamanho: corrija o GTIN ou o que a linha indica',
  },
  leftTotal: { en: 'A sum of other lines', pt_BR: 'Uma soma de outras linhas' },
  leftHead: { en: 'The columns are named again', pt_BR: 'As colunas são nomeadas de novo' },
  leftUnread: { en: 'The line cannot be read', pt_BR: 'A linha não pode ser lida' },
  leftNotFound: { en: 'Not found in the catalogue', pt_BR: 'Não encontrado no catálogo' },
  leftStock: { en: 'Not in stock', pt_BR: 'Não há em estoque' },
  sumsDiffer: {
    en: 'The sheet says {said} units, and {found} were found. Put its table alone into a new file, and import that.',
    pt_BR:
      'A planilha diz {said} unidades, e {found} foram encontradas. Coloque só a tabela em um novo arquivo e importe-o.',
  },
  notFound: { en: 'Not found in collection', pt_BR: 'Não encontrado na coleção' },
  variationNotFound: { en: 'Variation or size not found', pt_BR: 'Variação ou tamanho não encontrado' },
  noSize: { en: 'Without size in the system', pt_BR: 'Sem tamanho no sistema' },
  gone: {
    en: 'This import is no longer available. Choose the file again.',
    pt_BR: 'Esta importação não está mais disponível. Escolha o arquivo novamente.',
  },
  changed: {
    en: 'Some products are no longer on offer. Choose the file again to see which.',
    pt_BR: 'Alguns produtos não estão mais disponíveis. Escolha o arquivo novamente para ver quais.',
  },
  cartChanged: {
    en: 'Your cart has changed since the file was checked.',
    pt_BR: 'Seu carrinho mudou depois que o arquivo foi conferido.',
  },
  undone: { en: 'The import was undone', pt_BR: 'A importação foi desfeita' },
  notUndone: {
    en: 'This import can no longer be undone: its cart is not open any more.',
    pt_BR: 'Não é mais possível desfazer esta importação: o carrinho dela não está mais aberto.',
  },
  created: { en: 'Your cart was successfully created', pt_BR: 'Seu carrinho foi criado com sucesso' },
  replaced: { en: 'Your cart was successfully replaced', pt_BR: 'Seu carrinho foi substituído com sucesso' },
  updated: { en: 'Your cart was successfully updated', pt_BR: 'Seu carrinho foi atualizado com sucesso' },
} as const;

export const t = createTranslator(texts);
