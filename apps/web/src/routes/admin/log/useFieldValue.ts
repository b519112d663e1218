import type { AuditEntry } from '@vitrine/api/client';
import { isLanguageCode, LANGUAGES } from '@vitrine/api/rules';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../connected/useTranslate.ts';

/** Where the words for the status of a thing are. */
const statuses: Partial<Record<AuditEntry['subject']['type'], string>> = {
  retailer: 'admin.status',
  member: 'admin.access',
  order: 'order.status',
};

/** A value of an entry as people read it: a status in words, a language by its name, everything else as it is. */
export const useFieldValue = ({ subject }: AuditEntry): ((field: string, value: string) => string) => {
  const t = useTranslate();
  const { messages } = useIntl();
  return (field, value) => {
    if (field === 'language_code') return isLanguageCode(value) ? LANGUAGES[value].name : value;
    const id = `${statuses[subject.type]}.${value}`;
    return field === 'status' && id in messages ? t(id) : value;
  };
};
