import type { CartHeaderLabels } from '@vitrine/ui/commerce/cart/CartHeader';
import type { CartListProps } from '@vitrine/ui/commerce/cart/CartList';
import type { CartProductLabels } from '@vitrine/ui/commerce/cart/CartProduct';
import type { CartSummaryLabels } from '@vitrine/ui/commerce/cart/CartSummary';
import type { OrderReviewLabels } from '@vitrine/ui/commerce/cart/OrderReviewDialog';
import type { PricelistChangeLabels } from '@vitrine/ui/commerce/cart/PricelistChangeDialog';
import type { RemovedListLabels } from '@vitrine/ui/commerce/cart/RemovedList';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, values?: Record<string, string | number>) =>
  intl.formatMessage({ id: `cart.${id}` }, values);

export const cartHeaderLabels = (intl: IntlShape): CartHeaderLabels => {
  const t = sayer(intl);
  return {
    open: t('status.open'),
    closed: t('status.closed'),
    export: t('export'),
    exportPictures: t('exportPictures'),
    import: t('import'),
    remove: t('remove'),
  };
};

export const cartProductLabels = (intl: IntlShape): CartProductLabels => {
  const t = sayer(intl);
  return {
    reference: (words) => t('product.reference', { ...words }),
    price: t('product.price'),
    note: t('product.note'),
    addNote: t('product.addNote'),
    addNoteOf: (words) => t('product.addNoteOf', { ...words }),
    notePlaceholder: t('product.notePlaceholder'),
    noteConflict: {
      text: (words) => t('product.noteConflict.text', { ...words }),
      removed: t('product.noteConflict.removed'),
      keepMine: t('product.noteConflict.keepMine'),
      takeTheirs: t('product.noteConflict.takeTheirs'),
    },
    remove: (words) => t('product.remove', { ...words }),
    saving: t('save.saving'),
    saved: t('save.saved'),
    failed: t('save.noteFailed'),
    queued: t('save.queued'),
  };
};

export const cartSummaryLabels = (intl: IntlShape): CartSummaryLabels => {
  const t = sayer(intl);
  return {
    title: t('summary.title'),
    total: t('summary.total'),
    pricelist: t('summary.pricelist'),
    message: t('summary.message'),
    messageHint: t('summary.messageHint'),
    send: t('summary.send'),
    thanksTitle: t('closed.title'),
    thanks: t('closed.text'),
    viewInvoice: t('closed.viewInvoice'),
    viewOrder: t('closed.viewOrder'),
  };
};

/** `isWhole` unless further carts can be loaded, which no sum holds yet. */
export const cartListLabels = (intl: IntlShape, isWhole: boolean): CartListProps['labels'] => {
  const t = sayer(intl);
  return {
    title: t('list.title'),
    more: t('list.more'),
    sum: ({ currency, several }) => t(isWhole ? 'list.sum' : 'list.sumShown', { currency, several: String(several) }),
    missing: (words) => t('list.missing', { ...words }),
    further: (words) => t('list.further', { ...words }),
    expand: t('list.expand'),
    collapse: t('list.collapse'),
  };
};

export const pricelistChangeLabels = (intl: IntlShape): PricelistChangeLabels => {
  const t = sayer(intl);
  return {
    title: t('pricelist.title'),
    warning: (words) => t('pricelist.warning', { ...words }),
    confirm: t('pricelist.confirm'),
    cancel: t('pricelist.cancel'),
    close: t('pricelist.close'),
    dropped: (words) => t('pricelist.dropped', { ...words }),
  };
};

export const removedListLabels = (intl: IntlShape): RemovedListLabels => {
  const t = sayer(intl);
  return {
    title: (words) => t('removed.title', { ...words }),
    restore: t('removed.undo'),
    restoreOf: (words) => t('removed.undoOf', { ...words }),
    undo: t('removed.undoImport'),
    undoOf: (words) => t('removed.undoImportOf', { ...words }),
  };
};

export const orderReviewLabels = (intl: IntlShape): OrderReviewLabels => {
  const t = sayer(intl);
  return {
    title: (words) => t('review.title', { ...words }),
    reference: (words) => t('product.reference', { ...words }),
    colour: t('grid.colour'),
    total: t('summary.total'),
    message: t('summary.message'),
    billing: t('review.billing'),
    shipping: t('review.shipping'),
    noAddress: t('review.noAddress'),
    leftOut: (words) => t('review.leftOut', { ...words }),
    hint: t('review.hint'),
    confirm: t('review.confirm'),
    cancel: t('review.cancel'),
    close: t('pricelist.close'),
  };
};
