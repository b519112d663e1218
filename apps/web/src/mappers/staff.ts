import type { AuditEntry } from '@vitrine/api/client';
import { paths } from '../config/paths.ts';

/** A field that a staff write changed; undefined where it had, or has, no value. */
export interface ChangedField {
  field: string;
  before: string | undefined;
  after: string | undefined;
}

const plain = (value: unknown): string | undefined => {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields of an entry whose values differ. */
export const changedFields = ({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ChangedField[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .map((field) => ({ field, before: plain(before?.[field]), after: plain(after?.[field]) }))
    .filter((change) => change.before !== change.after);

const areaOf: Partial<Record<AuditEntry['subject']['type'], string>> = {
  retailer: 'registrations',
  member: 'people',
  collection: 'brand/collections',
  product: 'brand/products',
};

/** The screen of the thing that an entry is about, where there is one. */
export const subjectHref = ({ type, id }: AuditEntry['subject']): string | undefined => {
  const area = areaOf[type];
  if ((type === 'event' || type === 'segment') && id !== null) return paths.admin(`account/${type}.${id}`);
  if (type === 'content' && id !== null) return paths.admin(`account/${id}`);
  return area === undefined || id === null ? undefined : paths.admin(`${area}/${id}`);
};
