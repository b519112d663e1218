import { createTranslator } from '../../../platform/words.ts';

/** What the cart's calls say. */
export const t = createTranslator({
  done: { en: 'Success', pt_BR: 'Sucesso' },
  alreadyThere: { en: 'THIS PRODUCT IS ALREADY IN YOUR CART.', pt_BR: 'ESTE PRODUTO JÁ ESTÁ NO SEU CARRINHO.' },
  added: { en: 'ITEM ADDED TO BAG!', pt_BR: 'ITEM ADICIONADO À SACOLA!' },
  severalBrands: { en: 'Choose products of one brand at a time.', pt_BR: 'Escolha produtos de uma marca de cada vez.' },
  noPrice: {
    en: 'This product has no price in the chosen price list.',
    pt_BR: 'Este produto não tem preço na tabela escolhida.',
  },
  noSizes: { en: 'This product has no sizes to order.', pt_BR: 'Este produto não tem tamanhos para pedir.' },
  closed: { en: 'This cart is closed.', pt_BR: 'Este carrinho está fechado.' },
  noteChangedMeanwhile: {
    en: 'Someone else changed this note in the meantime.',
    pt_BR: 'Outra pessoa mudou esta observação nesse meio-tempo.',
  },
  cartChanged: {
    en: 'This cart was changed after you looked at it. Nothing was removed. Look at it again before you remove it.',
    pt_BR: 'Este carrinho mudou depois que você o viu. Nada foi removido. Confira antes de remover.',
  },
  lineChanged: {
    en: 'This product was changed after you looked at it. Nothing was removed. Look at it again before you remove it.',
    pt_BR: 'Este produto mudou depois que você o viu. Nada foi removido. Confira antes de remover.',
  },
  listKept: {
    en: 'This cart was changed after you looked at it. It keeps its price list. Look at it again before you change the list.',
    pt_BR: 'Este carrinho mudou depois que você o viu. A tabela de preços continua a mesma. Confira antes de trocar.',
  },
  unitsChanged: {
    en: 'Someone else changed these sizes in your cart in the meantime: {sizes}. Nothing was added. Add again to use your units.',
    pt_BR:
      'Outra pessoa mudou estes tamanhos no seu carrinho nesse meio-tempo: {sizes}. Nada foi adicionado. Adicione de novo para usar as suas unidades.',
  },
  unitsOfSize: { en: 'size {size} × {n}', pt_BR: 'tamanho {size} × {n}' },
  changedMeanwhile: {
    en: 'The quantity was changed to {n} in the meantime. Choose which one to keep.',
    pt_BR: 'A quantidade foi alterada para {n} nesse meio-tempo. Escolha qual manter.',
  },
  inStockOne: {
    en: '{n} units are available for immediate delivery',
    pt_BR: '{n} unidade disponível para entrega imediata',
  },
  inStock: {
    en: '{n} units are available for immediate delivery',
    pt_BR: '{n} unidades disponíveis para entrega imediata',
  },
  pricelistTaken: {
    en: 'You already have an open cart with this price list.',
    pt_BR: 'Você já tem um carrinho aberto com esta tabela de preços.',
  },
  pricelistEmpty: {
    en: 'None of your products is in this price list.',
    pt_BR: 'Nenhum dos seus produtos está nesta tabela de preços.',
  },
  pricelistGone: {
    en: 'You can no longer order at the price list {name}. Choose another price list for this cart.',
    pt_BR: 'Você não pode mais pedir pela tabela de preços {name}. Escolha outra tabela de preços para este carrinho.',
  },
  valid: { en: "You're all set to order!", pt_BR: 'Tudo pronto para o pedido!' },
  empty: { en: 'Your cart is empty.', pt_BR: 'Seu carrinho está vazio.' },
  stale: {
    en: 'Your cart has changed since you opened it. Look at it again before sending.',
    pt_BR: 'Seu carrinho mudou desde que você o abriu. Confira antes de enviar.',
  },
  unprocessable: {
    en: 'Unfortunately, we were unable to process your order. Please get in touch with our support team.',
    pt_BR: 'Infelizmente, não foi possível processar seu pedido. Entre em contato com nossa equipe de suporte.',
  },
  correct: {
    en: 'OOPS! SOMETHING WENT WRONG WITH YOUR REQUEST. CORRECT THE ERRORS BELOW AND TRY AGAIN.',
    pt_BR: 'OPA! ALGO DEU ERRADO COM O SEU PEDIDO. CORRIJA OS ERROS ABAIXO E TENTE NOVAMENTE.',
  },
  inFlight: {
    en: 'This order is being processed. Try again in a moment.',
    pt_BR: 'Este pedido está sendo processado. Tente novamente em instantes.',
  },
  keyReused: {
    en: 'This Idempotency-Key was used for a different request.',
    pt_BR: 'Esta Idempotency-Key já foi usada em outro pedido.',
  },
  collectionClosed: {
    en: '{name} can no longer be ordered. Remove its products to proceed.',
    pt_BR: '{name} não pode mais ser pedida. Remova seus produtos para continuar.',
  },
  productClosed: {
    en: '{name} can no longer be ordered. Remove it to proceed.',
    pt_BR: '{name} não pode mais ser pedido. Remova-o para continuar.',
  },
  minimumQuantity: {
    en: 'MINIMUM QUANTITY - THE MINIMUM QUANTITY IS {limit} FOR THIS ORDER TO PROCEED',
    pt_BR: 'QUANTIDADE MÍNIMA - A QUANTIDADE MÍNIMA É {limit} PARA ESTE PEDIDO PROSSEGUIR',
  },
  maximumQuantity: {
    en: 'MAXIMUM QUANTITY - THE MAXIMUM QUANTITY IS {limit} FOR THIS ORDER TO PROCEED',
    pt_BR: 'QUANTIDADE MÁXIMA - A QUANTIDADE MÁXIMA É {limit} PARA ESTE PEDIDO PROSSEGUIR',
  },
  minimumValue: {
    en: 'Add {amount} more to meet the minimum order.',
    pt_BR: 'Adicione mais {amount} para atingir o pedido mínimo.',
  },
  maximumValue: {
    en: 'Remove {amount} more to meet the maximum order.',
    pt_BR: 'Remova {amount} para respeitar o pedido máximo.',
  },
});

/** What is left of a size (V-060). English has one form, that of the specification. */
export const inStock = (language: Parameters<typeof t>[0], n: number): string =>
  t(language, n === 1 ? 'inStockOne' : 'inStock', { n });
