import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { fieldName } from './auditWords.ts';

/** Names a place of an entry in the reader's language. */
export const useFieldName = (): ((field: string) => string) => {
  const t = useTranslate();
  const { messages } = useIntl();
  return (field) => fieldName(field, (id) => id in messages, t);
};
