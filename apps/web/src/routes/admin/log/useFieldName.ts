import { useIntl } from 'react-intl';
import { useTranslate } from '../../../connected/useTranslate.ts';

/** A field of an entry in words: those of the log, else those of the form that changes it. A name that was typed, such as a size, stays. */
export const useFieldName = (): ((field: string) => string) => {
  const t = useTranslate();
  const { messages } = useIntl();
  return (field) => {
    if (`admin.log.name.${field}` in messages) return t(`admin.log.name.${field}`);
    const form = ['office.page.field', 'office.collection.field', 'office.facts.field', 'admin.content.field'].find(
      (prefix) => `${prefix}.${field}` in messages,
    );
    return form ? t(`${form}.${field}`) : field.replaceAll('_', ' ');
  };
};
