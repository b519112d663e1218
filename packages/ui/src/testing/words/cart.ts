import type { CartHeaderLabels } from '../../commerce/cart/CartHeader/index.ts';
import type { CartProductLabels } from '../../commerce/cart/CartProduct/index.ts';
import type { CartSummaryLabels } from '../../commerce/cart/CartSummary/index.ts';
import type { CartListProps } from '../../commerce/cart/CartList/index.ts';
import type { RemovedListLabels } from '../../commerce/cart/RemovedList/index.ts';
import type { OrderReviewLabels } from '../../commerce/cart/OrderReviewDialog/index.ts';
import type { PricelistChangeLabels } from '../../commerce/cart/PricelistChangeDialog/index.ts';
import { wordsOf } from './wordsOf.ts';

export const cartHeaderWords = wordsOf<CartHeaderLabels>('Commerce/CartHeader', {
  open: ['CART OPEN', 'CARRINHO ABERTO'],
  closed: ['CART CLOSED', 'CARRINHO FECHADO'],
  export: ['Export cart', 'Exportar carrinho'],
  exportPictures: ['Export with pictures', 'Exportar com imagens'],
  import: ['Import cart', 'Importar carrinho'],
  remove: ['Remove cart', 'Remover carrinho'],
});

export const cartProductWords = wordsOf<CartProductLabels>('Commerce/CartProduct', {
  reference: ['Ref. {code}', 'Ref. {code}'],
  price: ['Wholesale', 'Atacado'],
  note: ['Note', 'Observação'],
  addNote: ['Add note', 'Adicionar observação'],
  addNoteOf: ['Add note: {name}', 'Adicionar observação: {name}'],
  notePlaceholder: ['A word to the brand about this product', 'Um recado à marca sobre este produto'],
  noteConflict: {
    text: [
      'Someone else wrote in the meantime: “{note}”. Choose which note to keep.',
      'Outra pessoa escreveu nesse meio-tempo: “{note}”. Escolha qual observação manter.',
    ],
    removed: [
      'Someone else removed this note in the meantime. Choose whether to keep yours.',
      'Outra pessoa apagou esta observação nesse meio-tempo. Escolha se quer manter a sua.',
    ],
    keepMine: ['Keep mine', 'Manter a minha'],
    takeTheirs: ['Take theirs', 'Usar a outra'],
  },
  remove: ['Remove {name}', 'Remover {name}'],
  saving: ['Saving…', 'Salvando…'],
  saved: ['Saved', 'Salvo'],
  failed: ['Not saved. What you wrote is still here.', 'Não foi salvo. O que você escreveu ainda está aqui.'],
  queued: ['Waiting for the connection', 'À espera da conexão'],
});

export const cartSummaryWords = wordsOf<CartSummaryLabels>('Commerce/CartSummary', {
  title: ['Your order', 'Seu pedido'],
  total: ['Total', 'Total'],
  pricelist: ['Price list', 'Tabela de preços'],
  message: ['Message to the brand', 'Mensagem para a marca'],
  messageHint: ['Optional. It is sent along with the order.', 'Opcional. Segue junto com o pedido.'],
  send: ['SEND ORDER', 'ENVIAR PEDIDO'],
  thanksTitle: ['Thank you for your order!', 'Obrigado pelo seu pedido!'],
  thanks: [
    'The brand has received it and will look at it now. You can follow it in your orders.',
    'A marca já o recebeu e vai analisá-lo agora. Você pode acompanhá-lo nos seus pedidos.',
  ],
  viewInvoice: ['VIEW INVOICE', 'VER FATURA'],
  viewOrder: ['VIEW ORDER', 'VER PEDIDO'],
});

export const cartListWords = wordsOf<CartListProps['labels']>('Commerce/CartList', {
  title: ['Your carts', 'Seus carrinhos'],
  more: ['Show more carts', 'Mostrar mais carrinhos'],
  sum: [
    '{several, select, true {Carts in {currency}} other {All carts}}',
    '{several, select, true {Carrinhos em {currency}} other {Todos os carrinhos}}',
  ],
  missing: ['What is missing: {brand}', 'O que falta: {brand}'],
  further: ['{count, plural, one {and # more} other {and # more}}', '{count, plural, one {e mais #} other {e mais #}}'],
  expand: ['Show all carts', 'Mostrar todos os carrinhos'],
  collapse: ['Show fewer carts', 'Mostrar menos carrinhos'],
});

export const removedListWords = wordsOf<RemovedListLabels>('Commerce/RemovedList', {
  title: ['Recent changes ({count, number})', 'Alterações recentes ({count, number})'],
  restore: ['Put it back', 'Pôr de volta'],
  restoreOf: ['Put it back: {name}', 'Pôr de volta: {name}'],
  undo: ['Undo', 'Desfazer'],
  undoOf: ['Undo: {name}', 'Desfazer: {name}'],
});

export const pricelistChangeWords = wordsOf<PricelistChangeLabels>('Commerce/PricelistChangeDialog', {
  title: ['Change the price list?', 'Trocar a tabela de preços?'],
  warning: ['The cart will change to {pricelist}.', 'O carrinho passará para {pricelist}.'],
  confirm: ['Change price list', 'Trocar tabela'],
  cancel: ['Keep as it is', 'Deixar como está'],
  close: ['Close', 'Fechar'],
  dropped: [
    '{count, plural, =0 {All products stay in the cart.} one {This product will leave the cart, because the new price list does not carry it:} other {These # products will leave the cart, because the new price list does not carry them:}}',
    '{count, plural, =0 {Todos os produtos ficam no carrinho.} one {Este produto sairá do carrinho, porque a nova tabela não o inclui:} other {Estes # produtos sairão do carrinho, porque a nova tabela não os inclui:}}',
  ],
});

export const emptyCartWords = wordsOf<Record<'message' | 'action', string>>('Commerce/EmptyCart', {
  message: [
    'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.',
    'SEU CARRINHO ESTÁ VAZIO. ADICIONE PRODUTOS PARA COMEÇAR.',
  ],
  action: ['find new brands', 'encontrar novas marcas'],
});

export const orderReviewWords = wordsOf<OrderReviewLabels>('Commerce/OrderReviewDialog', {
  title: ['Your order to {brand}', 'Seu pedido para {brand}'],
  reference: ['Ref. {code}', 'Ref. {code}'],
  colour: ['Colour', 'Cor'],
  total: ['Total', 'Total'],
  message: ['Message to the brand', 'Mensagem para a marca'],
  billing: ['Billing address', 'Endereço de cobrança'],
  shipping: ['Shipping address', 'Endereço de entrega'],
  noAddress: ['We ask for it once the order is sent.', 'Pedimos assim que o pedido for enviado.'],
  leftOut: [
    '{count, plural, one {This product has no units and is not in this order:} other {# products have no units and are not in this order:}}',
    '{count, plural, one {Este produto não tem unidades e não entra neste pedido:} other {# produtos não têm unidades e não entram neste pedido:}}',
  ],
  hint: [
    'These are the addresses you used last. They go with the order, and you confirm or change them right after sending.',
    'São os últimos endereços que você usou. Eles seguem com o pedido, e você os confirma ou altera logo após o envio.',
  ],
  confirm: ['Send this order', 'Enviar este pedido'],
  cancel: ['Back to the cart', 'Voltar ao carrinho'],
  close: ['Close', 'Fechar'],
});
