import type { ImportLabels } from '@vitrine/ui/commerce/ImportWizard';
import type { IntlShape } from 'react-intl';

type Say = (id: string, values?: Record<string, string | number>) => string;

const said = (say: Say, id: string) => ({ title: say(`${id}.title`), text: say(`${id}.text`) });

const fileLabels = (say: Say): ImportLabels['file'] => ({
  choose: say('file.choose'),
  drop: say('file.drop'),
  accepted: (words) => say('file.accepted', { ...words }),
  template: say('file.template'),
  extension: said(say, 'extension'),
  tooLarge: { title: say('tooLarge.title'), text: (words) => say('tooLarge.text', { ...words }) },
  columns: { title: say('columns.title'), text: (words) => say('columns.text', { ...words }) },
  invalid: said(say, 'invalid'),
  notAllowed: say('notAllowed'),
});

const tableLabels = (say: Say) => ({
  columns: {
    row: say('column.row'),
    product: say('column.product'),
    detail: say('column.detail'),
    quantity: say('column.quantity'),
    reason: say('column.reason'),
    units: say('column.units'),
  },
  problems: {
    intro: say('problems.intro'),
    products: said(say, 'problems.products'),
    variations: said(say, 'problems.variations'),
    sizes: said(say, 'problems.sizes'),
  },
});

/** The words of the import in the language of `intl`. */
export const importLabels = (intl: IntlShape): ImportLabels => {
  const say: Say = (id, values) => intl.formatMessage({ id: `import.${id}` }, values);
  return {
    title: say('title'),
    close: say('close'),
    steps: { name: say('steps'), file: say('step.file'), check: say('step.check'), import: say('step.import') },
    file: fileLabels(say),
    ...tableLabels(say),
    checking: (words) => say('checking', { file: words.file }),
    importing: (words) => say('importing', { file: words.file }),
    progress: ({ done, total }) => say('progress', { done, total }),
    timeLeft: (words) => say('timeLeft', { ...words }),
    inBackground: say('inBackground'),
    cancel: say('cancel'),
    download: say('download'),
    another: say('another'),
    more: (words) => say('more', { ...words }),
    preview: (words) => say('preview', { ...words }),
    continue: say('continue'),
    import: say('import'),
    back: say('back'),
    choice: {
      title: say('choice.title'),
      replace: say('choice.replace'),
      replaceHint: say('choice.replaceHint'),
      add: say('choice.add'),
      addHint: say('choice.addHint'),
    },
    done: (words) => say('done', { ...words }),
    counts: (words) => say('counts', { ...words }),
    left: (words) => say('left', { ...words }),
    viewCart: say('viewCart'),
    error: say('error'),
  };
};
