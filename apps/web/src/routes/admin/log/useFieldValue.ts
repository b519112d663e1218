import type { AuditEntry } from '@vitrine/api/client';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../../connected/useTranslate.ts';

/** Where the words for the status of a thing are. */
const statuses: Partial<Record<AuditEntry['subject']['type'], string>> = {
  retailer: 'admin.status',
  member: 'admin.access',
  order: 'order.status',
};

/** A value of an entry as people read it: a status in words, everything else as it is. */
export const useFieldValue = ({ subject }: AuditEntry): ((field: string, value: string) => string) => {
  const t = useTranslate();
  const { messages } = useIntl();
  return (field, value) => {
    const id = `${statuses[subject.type]}.${value}`;
    return field === 'status' && id in messages ? t(id) : value;
  };
};
