import type { AuditEntry } from '@vitrine/api/client';
import { DateText } from '@vitrine/ui/components/DateText';
import type { TableColumn } from '@vitrine/ui/components/Table';
import { TextLink } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { subjectHref } from './subjectHref.ts';
import { Changes } from './Changes.tsx';

function What({ entry, reader }: { entry: AuditEntry; reader: 'staff' | 'brand' }) {
  const t = useTranslate();
  const words = t(`admin.action.${entry.action}`, { name: entry.subject.name });
  const href = subjectHref(entry, reader);
  return href ? <TextLink href={href}>{words}</TextLink> : words;
}

/** Who did what, when, and what changed. */
export const useLogColumns = (reader: 'staff' | 'brand'): TableColumn<AuditEntry>[] => {
  const t = useTranslate();
  return [
    {
      id: 'what',
      label: t('admin.log.what'),
      rowHeader: true,
      cell: (entry) => <What entry={entry} reader={reader} />,
    },
    {
      id: 'when',
      label: t('admin.log.when'),
      cell: ({ created_at }) => <DateText value={created_at} form="moment" />,
    },
    {
      id: 'who',
      label: t('admin.log.who'),
      cell: ({ actor, company }) => [actor?.name ?? t('admin.log.command'), company].filter(Boolean).join(', '),
    },
    { id: 'changes', label: t('admin.log.changes'), cell: (entry) => <Changes entry={entry} /> },
  ];
};
