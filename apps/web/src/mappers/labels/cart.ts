import type { CartHeaderLabels } from '@vitrine/ui/commerce/CartHeader';
import type { CartListProps } from '@vitrine/ui/commerce/CartList';
import type { CartProductLabels } from '@vitrine/ui/commerce/CartProduct';
import type { CartSummaryLabels } from '@vitrine/ui/commerce/CartSummary';
import type { PricelistChangeLabels } from '@vitrine/ui/commerce/PricelistChangeDialog';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string, values?: Record<string, string | number>) =>
  intl.formatMessage({ id: `cart.${id}` }, values);

export const cartHeaderLabels = (intl: IntlShape): CartHeaderLabels => {
  const say = sayer(intl);
  return {
    open: say('status.open'),
    closed: say('status.closed'),
    export: say('export'),
    import: say('import'),
    remove: say('remove'),
  };
};

export const cartProductLabels = (intl: IntlShape): CartProductLabels => {
  const say = sayer(intl);
  return {
    reference: (words) => say('product.reference', { ...words }),
    price: say('product.price'),
    note: say('product.note'),
    notePlaceholder: say('product.notePlaceholder'),
    remove: (words) => say('product.remove', { ...words }),
    saving: say('save.saving'),
    saved: say('save.saved'),
    failed: say('save.noteFailed'),
    queued: say('save.queued'),
  };
};

export const cartSummaryLabels = (intl: IntlShape): CartSummaryLabels => {
  const say = sayer(intl);
  return {
    title: say('summary.title'),
    total: say('summary.total'),
    pricelist: say('summary.pricelist'),
    message: say('summary.message'),
    messageHint: say('summary.messageHint'),
    send: say('summary.send'),
    thanksTitle: say('closed.title'),
    thanks: say('closed.text'),
    viewInvoice: say('closed.viewInvoice'),
    viewOrder: say('closed.viewOrder'),
  };
};

export const cartListLabels = (intl: IntlShape): CartListProps['labels'] => {
  const say = sayer(intl);
  return { title: say('list.title'), more: say('list.more') };
};

export const pricelistChangeLabels = (intl: IntlShape): PricelistChangeLabels => {
  const say = sayer(intl);
  return {
    title: say('pricelist.title'),
    warning: (words) => say('pricelist.warning', { ...words }),
    confirm: say('pricelist.confirm'),
    cancel: say('pricelist.cancel'),
    close: say('pricelist.close'),
    dropped: (words) => say('pricelist.dropped', { ...words }),
  };
};
