import type { CartGridLabels, ConflictLabels, PasteLabels, QuantityLabels } from '@vitrine/ui/commerce/cart/CartGrid';
import type { IntlShape } from 'react-intl';

type Translate = (id: string, values?: Record<string, string | number | Date>) => string;

const pasteLabels = (translateAll: Translate): PasteLabels => {
  const t: Translate = (id, values) => translateAll(`cart.grid.paste.${id}`, values);
  return {
    title: (words) => t('title', { ...words }),
    summary: (words) => t('summary', { ...words }),
    byName: t('byName'),
    placed: t('placed'),
    cutFrom: (words) => t('cutFrom', { ...words }),
    unplaced: (words) => t('unplaced', { ...words }),
    at: (words) => t('at', { ...words }),
    reasons: {
      notNumber: t('notNumber'),
      negative: t('negative'),
      fraction: t('fraction'),
      outside: t('outside'),
      notMade: t('notMade'),
      noColour: t('noColour'),
      noSize: t('noSize'),
      twice: t('twice'),
    },
    more: (words) => translateAll('cart.grid.more', { ...words }),
    apply: (words) => t('apply', { ...words }),
    cancel: t('cancel'),
  };
};

const conflictLabels = (t: Translate): ConflictLabels => ({
  cell: (words) => t('cart.grid.conflict.cell', { ...words }),
  text: (words) => t('cart.grid.conflict.text', { ...words }),
  keepMine: (words) => t('cart.grid.conflict.keepMine', { ...words }),
  takeTheirs: (words) => t('cart.grid.conflict.takeTheirs', { ...words }),
  keepAllMine: t('cart.grid.conflict.keepAllMine'),
  takeAllTheirs: t('cart.grid.conflict.takeAllTheirs'),
});

/** The words of every field for units, in a grid or beside a product. */
export const quantityLabels = (intl: IntlShape): QuantityLabels => {
  const t: Translate = (id, values) => intl.formatMessage({ id }, values);
  return {
    colour: t('cart.grid.colour'),
    place: (words) => t('cart.grid.place', { ...words }),
    available: ({ units }) => t('rules.stock.available', { n: units }),
    left: ({ units }) => t('rules.stock.left', { n: units }),
    outOfStock: t('rules.stock.out'),
    cut: (words) => t('cart.grid.cut', { ...words }),
    replaced: (words) => t('cart.grid.replaced', { ...words }),
    unusual: {
      text: (words) => t('cart.grid.unusual.text', { ...words }),
      keep: (words) => t('cart.grid.unusual.keep', { ...words }),
      back: (words) => t('cart.grid.unusual.back', { ...words }),
    },
    paste: pasteLabels(t),
    more: (words) => t('cart.grid.more', { ...words }),
    dismiss: t('cart.grid.dismiss'),
  };
};

/** The words of the cart grid in the language of `intl`. */
export const cartGridLabels = (intl: IntlShape): CartGridLabels => {
  const t: Translate = (id, values) => intl.formatMessage({ id }, values);
  return {
    ...quantityLabels(intl),
    grid: (words) => t('cart.grid.name', { ...words }),
    help: t('cart.grid.help'),
    total: t('cart.grid.total'),
    totalOf: (words) => t('cart.grid.totalOf', { ...words }),
    cell: (words) => t('cart.grid.cell', { ...words }),
    notMade: t('cart.grid.notMade'),
    applyRun: t('cart.grid.applyRun'),
    applyRunOf: (words) => t('cart.grid.applyRunOf', { ...words }),
    fillDown: t('cart.grid.fillDown'),
    fillRight: t('cart.grid.fillRight'),
    undo: t('cart.grid.undo'),
    redo: t('cart.grid.redo'),
    saving: t('cart.save.saving'),
    failed: t('cart.save.failed'),
    queued: t('cart.save.queued'),
    queuedCount: (words) => t('cart.save.queuedCount', { ...words }),
    savedAt: (words) => t('cart.save.savedAt', { ...words }),
    over: (words) => t('cart.grid.over', { ...words }),
    conflict: conflictLabels(t),
    decrease: (words) => t('cart.grid.decrease', { ...words }),
    increase: (words) => t('cart.grid.increase', { ...words }),
    maximum: ({ units }) => t('rules.limits.maximumQuantity', { n: units }),
    minimum: ({ units }) => t('rules.limits.minimumQuantity', { n: units }),
  };
};
