import { otherFileOf } from '@vitrine/api/rules';
import type { ImportLabels } from '@vitrine/ui/commerce/cart/ImportWizard';
import type { IntlShape } from 'react-intl';

type Translate = (id: string, values?: Record<string, string | number>) => string;

const said = (t: Translate, id: string) => ({ title: t(`${id}.title`), text: t(`${id}.text`) });

const fileLabels = (t: Translate): ImportLabels['file'] => ({
  choose: t('file.choose'),
  drop: t('file.drop'),
  accepted: (words) => t('file.accepted', { ...words }),
  template: t('file.template'),
  extension: {
    title: t('extension.title'),
    text: ({ name }) => t('extension.text', { kind: otherFileOf(name) }),
  },
  tooLarge: { title: t('tooLarge.title'), text: (words) => t('tooLarge.text', { ...words }) },
  invalid: said(t, 'invalid'),
  notAllowed: t('notAllowed'),
  paste: {
    title: t('file.paste.title'),
    hint: t('file.paste.hint'),
    check: t('file.paste.check'),
    empty: t('file.paste.empty'),
    invalid: t('file.paste.invalid'),
  },
});

const layoutLabels = (t: Translate): ImportLabels['layout'] => ({
  title: (words) => t('layout.title', { ...words }),
  text: t('layout.text'),
  column: (words) => t('layout.column', { ...words }),
  holds: (words) => t('layout.holds', { ...words }),
  use: {
    gtin: t('layout.use.gtin'),
    reference: t('layout.use.reference'),
    colour: t('layout.use.colour'),
    size: t('layout.use.size'),
    quantity: t('layout.use.quantity'),
    sizeQuantity: (words) => t('layout.use.sizeQuantity', { ...words }),
    none: t('layout.use.none'),
  },
  sizes: t('layout.sizes'),
  lack: {
    reference: t('layout.lack.reference'),
    quantity: t('layout.lack.quantity'),
    both: t('layout.lack.both'),
  },
  check: t('layout.check'),
  read: t('layout.read'),
  kept: t('layout.kept'),
  recognised: t('layout.recognised'),
  change: t('layout.change'),
  forget: t('layout.forget'),
});

const tableLabels = (t: Translate) => ({
  columns: {
    row: t('column.row'),
    product: t('column.product'),
    detail: t('column.detail'),
    quantity: t('column.quantity'),
    reason: t('column.reason'),
    units: t('column.units'),
  },
  problems: {
    intro: t('problems.intro'),
    unread: said(t, 'problems.unread'),
    products: said(t, 'problems.products'),
    variations: said(t, 'problems.variations'),
    sizes: said(t, 'problems.sizes'),
  },
});

/** The words of the import in the language of `intl`. */
export const importLabels = (intl: IntlShape): ImportLabels => {
  const t: Translate = (id, values) => intl.formatMessage({ id: `import.${id}` }, values);
  return {
    title: t('title'),
    close: t('close'),
    steps: { name: t('steps'), file: t('step.file'), check: t('step.check'), import: t('step.import') },
    file: fileLabels(t),
    ...tableLabels(t),
    sheet: {
      label: t('sheet.label'),
      hint: t('sheet.hint'),
      rows: (words) => t('sheet.rows', { ...words }),
      check: t('sheet.check'),
    },
    layout: layoutLabels(t),
    changed: t('changed'),
    changes: (words) => t('changes', { ...words }),
    checking: (words) => t('checking', { file: words.file }),
    importing: (words) => t('importing', { file: words.file }),
    progress: ({ done, total }) => t('progress', { done, total }),
    timeLeft: (words) => t('timeLeft', { ...words }),
    inBackground: t('inBackground'),
    cancel: t('cancel'),
    download: t('download'),
    another: t('another'),
    more: (words) => t('more', { ...words }),
    preview: (words) => t('preview', { ...words }),
    unchanged: (words) => t('unchanged', { ...words }),
    nothing: t('nothing'),
    conflicts: {
      title: (words) => t('conflicts.title', { ...words }),
      text: t('conflicts.text'),
      exported: (words) => t('conflicts.exported', { ...words }),
      cart: (words) => t('conflicts.cart', { ...words }),
      sheet: (words) => t('conflicts.sheet', { ...words }),
      allCart: t('conflicts.allCart'),
      allSheet: t('conflicts.allSheet'),
      more: (words) => t('conflicts.more', { ...words }),
    },
    continue: t('continue'),
    import: t('import'),
    back: t('back'),
    choice: {
      title: t('choice.title'),
      replace: t('choice.replace'),
      replaceHint: t('choice.replaceHint'),
      add: t('choice.add'),
      addHint: t('choice.addHint'),
    },
    done: (words) => t('done', { ...words }),
    counts: (words) => t('counts', { ...words }),
    left: (words) => t('left', { ...words }),
    adjusts: (words) => t('adjusts', { ...words }),
    sums: (words) => t('sums', { ...words }),
    viewCart: t('viewCart'),
    undo: t('undo'),
    error: t('error'),
  };
};
