import type { AuditEntry } from '@vitrine/api/client';
import { isLanguageCode, LANGUAGES } from '@vitrine/api/rules';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** Where the words for the status of a thing are. */
const statuses: Partial<Record<AuditEntry['subject']['type'], string>> = {
  retailer: 'admin.status',
  member: 'admin.access',
  order: 'order.status',
};

const DAY = /^\d{4}-\d\d-\d\d$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** A value as people read it, whatever its field: yes or no, a day, a moment, a picture. */
export const usePlainValue = (): ((value: string) => string) => {
  const t = useTranslate();
  const { formatDate } = useIntl();
  return (value) => {
    if (value === 'true') return t('admin.yes');
    if (value === 'false') return t('admin.no');
    if (value.startsWith('/media/'))
      return t('admin.log.stored', {
        name:
          value
            .split('/')
            .find((part) => part.length > 20)
            ?.slice(0, 8) ?? '',
      });
    if (DAY.test(value)) return formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
    return MOMENT.test(value) ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : value;
  };
};

/** A value of an entry as people read it: a status in words, a language by its name, a right by what it is called. */
export const useFieldValue = ({ subject }: AuditEntry): ((field: string, value: string) => string) => {
  const t = useTranslate();
  const plain = usePlainValue();
  const { messages } = useIntl();
  return (field, value) => {
    if (field === 'language_code') return isLanguageCode(value) ? LANGUAGES[value].name : value;
    const ids = [
      ...(field === 'status' ? [`${statuses[subject.type]}.${value}`] : []),
      `admin.log.value.${field}.${value}`,
    ];
    const id = ids.find((known) => known in messages);
    return id ? t(id) : plain(value);
  };
};
