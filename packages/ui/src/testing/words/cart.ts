import type { CartHeaderLabels } from '../../commerce/cart/CartHeader/index.ts';
import type { CartProductLabels } from '../../commerce/cart/CartProduct/index.ts';
import type { CartSummaryLabels } from '../../commerce/cart/CartSummary/index.ts';
import type { CartListProps } from '../../commerce/cart/CartList/index.ts';
import type { PricelistChangeLabels } from '../../commerce/cart/PricelistChangeDialog/index.ts';
import { wordsOf } from './wordsOf.ts';

export const cartHeaderWords = wordsOf<CartHeaderLabels>('Commerce/CartHeader', {
  open: ['CART OPEN', 'CARRINHO ABERTO'],
  closed: ['CART CLOSED', 'CARRINHO FECHADO'],
  export: ['Export cart', 'Exportar carrinho'],
  import: ['Import cart', 'Importar carrinho'],
  remove: ['Remove cart', 'Remover carrinho'],
});

export const cartProductWords = wordsOf<CartProductLabels>('Commerce/CartProduct', {
  reference: ['Ref. {code}', 'Ref. {code}'],
  price: ['Wholesale', 'Atacado'],
  note: ['Note', 'Observação'],
  notePlaceholder: ['A word to the brand about this product', 'Um recado à marca sobre este produto'],
  remove: ['Remove {name}', 'Remover {name}'],
  saving: ['Saving…', 'Salvando…'],
  saved: ['Saved', 'Salvo'],
  failed: ['Not saved. What you wrote is still here.', 'Não foi salvo. O que você escreveu ainda está aqui.'],
  queued: ['Waiting for the connection', 'À espera da conexão'],
});

export const cartSummaryWords = wordsOf<CartSummaryLabels>('Commerce/CartSummary', {
  title: ['Your order', 'Seu pedido'],
  total: ['Total', 'Total'],
  pricelist: ['Price list', 'Lista de preços'],
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
});

export const pricelistChangeWords = wordsOf<PricelistChangeLabels>('Commerce/PricelistChangeDialog', {
  title: ['Change the price list?', 'Trocar a lista de preços?'],
  warning: [
    'The cart will change to {pricelist}. Products that this price list does not carry will be removed from the cart.',
    'O carrinho passará para {pricelist}. Produtos que esta lista não inclui serão removidos do carrinho.',
  ],
  confirm: ['Change price list', 'Trocar lista'],
  cancel: ['Keep as it is', 'Deixar como está'],
  close: ['Close', 'Fechar'],
  dropped: [
    '{count, plural, =0 {All products stayed in the cart.} one {This product left the cart, because the new price list does not carry it:} other {These # products left the cart, because the new price list does not carry them:}}',
    '{count, plural, =0 {Todos os produtos ficaram no carrinho.} one {Este produto saiu do carrinho, porque a nova lista não o inclui:} other {Estes # produtos saíram do carrinho, porque a nova lista não os inclui:}}',
  ],
});

export const emptyCartWords = wordsOf<Record<'message' | 'action', string>>('Commerce/EmptyCart', {
  message: [
    'YOU CART IS EMPTY. ADD SOME PRODUCTS TO BEGIN.',
    'SEU CARRINHO ESTÁ VAZIO. ADICIONE PRODUTOS PARA COMEÇAR.',
  ],
  action: ['find new brands', 'encontrar novas marcas'],
});
