import type { DataGridLabels } from '@vitrine/ui/components/DataGrid';
import type { IntlShape } from 'react-intl';

/** The words of a table that is edited as a spreadsheet, in the language of `intl`. */
export const dataGridLabels = (intl: IntlShape): DataGridLabels => {
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `catalogue.grid.${id}` }, values);
  return {
    help: t('help'),
    search: t('search'),
    found: (words) => t('found', { ...words }),
    noMatch: (words) => t('noMatch', { ...words }),
    showAll: t('showAll'),
    emptyTitle: t('empty.title'),
    emptyText: t('empty.text'),
    unsaved: t('unsaved'),
    changes: (words) => t('changes', { ...words }),
    save: t('save'),
    correctFirst: t('correctFirst'),
    discard: t('discard'),
    undo: t('undo'),
    redo: t('redo'),
    lost: (words) => t('lost', { ...words }),
    place: (words) => t('place', { ...words }),
    conflict: (words) => t('conflict.text', { ...words }),
    keepMine: (words) => t('conflict.keepMine', { ...words }),
    takeTheirs: (words) => t('conflict.takeTheirs', { ...words }),
    keepAllMine: t('conflict.keepAllMine'),
    takeAllTheirs: t('conflict.takeAllTheirs'),
    more: (words) => t('more', { ...words }),
  };
};

/** The words of the stock by window: an empty cell has no limit, and orders change cells too. */
export const stockGridLabels = (intl: IntlShape): DataGridLabels => {
  const t = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `catalogue.${id}` }, values);
  const labels = dataGridLabels(intl);
  const named = (text: string) => text || t('stock.noLimit');
  return {
    ...labels,
    emptyText: t('stockGrid.empty'),
    conflict: ({ mine, theirs }) => t('stockGrid.conflict', { mine: named(mine), theirs: named(theirs) }),
    keepMine: ({ text }) => labels.keepMine({ text: named(text) }),
    takeTheirs: ({ text }) => labels.takeTheirs({ text: named(text) }),
    takeAllTheirs: t('stockGrid.takeAll'),
  };
};
