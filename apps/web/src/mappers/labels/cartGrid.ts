import type { CartGridLabels, PasteLabels } from '@vitrine/ui/commerce/CartGrid';
import type { IntlShape } from 'react-intl';

type Say = (id: string, values?: Record<string, string | number | Date>) => string;

const pasteLabels = (sayAll: Say): PasteLabels => {
  const say: Say = (id, values) => sayAll(`cart.grid.paste.${id}`, values);
  return {
    title: (words) => say('title', { ...words }),
    summary: (words) => say('summary', { ...words }),
    byName: say('byName'),
    placed: say('placed'),
    cutFrom: (words) => say('cutFrom', { ...words }),
    unplaced: (words) => say('unplaced', { ...words }),
    at: (words) => say('at', { ...words }),
    reasons: {
      notNumber: say('notNumber'),
      outside: say('outside'),
      notMade: say('notMade'),
      noColour: say('noColour'),
      noSize: say('noSize'),
      twice: say('twice'),
    },
    more: (words) => sayAll('cart.grid.more', { ...words }),
    apply: (words) => say('apply', { ...words }),
    cancel: say('cancel'),
  };
};

/** The words of the cart grid in the language of `intl`. */
export const cartGridLabels = (intl: IntlShape): CartGridLabels => {
  const say: Say = (id, values) => intl.formatMessage({ id }, values);
  return {
    grid: (words) => say('cart.grid.name', { ...words }),
    help: say('cart.grid.help'),
    colour: say('cart.grid.colour'),
    total: say('cart.grid.total'),
    cell: (words) => say('cart.grid.cell', { ...words }),
    place: (words) => say('cart.grid.place', { ...words }),
    available: ({ units }) => say('rules.stock.available', { n: units }),
    left: ({ units }) => say('rules.stock.left', { n: units }),
    outOfStock: say('rules.stock.out'),
    notMade: say('cart.grid.notMade'),
    applyRun: say('cart.grid.applyRun'),
    applyRunOf: (words) => say('cart.grid.applyRunOf', { ...words }),
    fillDown: say('cart.grid.fillDown'),
    fillRight: say('cart.grid.fillRight'),
    undo: say('cart.grid.undo'),
    redo: say('cart.grid.redo'),
    saving: say('cart.save.saving'),
    failed: say('cart.save.failed'),
    queued: say('cart.save.queued'),
    queuedCount: (words) => say('cart.save.queuedCount', { ...words }),
    savedAt: (words) => say('cart.save.savedAt', { ...words }),
    paste: pasteLabels(say),
    more: (words) => say('cart.grid.more', { ...words }),
    dismiss: say('cart.grid.dismiss'),
    decrease: (words) => say('cart.grid.decrease', { ...words }),
    increase: (words) => say('cart.grid.increase', { ...words }),
    maximum: ({ units }) => say('rules.limits.maximumQuantity', { n: units }),
    minimum: ({ units }) => say('rules.limits.minimumQuantity', { n: units }),
  };
};
