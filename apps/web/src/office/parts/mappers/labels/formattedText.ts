import type { FormattedTextLabels } from '@vitrine/ui/components/FormattedTextField';
import type { IntlShape } from 'react-intl';

export const formattedTextLabels = (intl: IntlShape): FormattedTextLabels => {
  const t = (id: string) => intl.formatMessage({ id: `admin.text.${id}` });
  return {
    tools: t('tools'),
    heading: t('heading'),
    subheading: t('subheading'),
    bold: t('bold'),
    italic: t('italic'),
    bulletList: t('bulletList'),
    numberedList: t('numberedList'),
    quote: t('quote'),
    undo: t('undo'),
    redo: t('redo'),
    link: t('link'),
    address: t('address'),
    wrongAddress: t('wrongAddress'),
    apply: t('apply'),
    removeLink: t('removeLink'),
    cancel: t('cancel'),
  };
};
