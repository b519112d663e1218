import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useQuerySearch } from '../../shared/connected/useQuerySearch.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { subjectOf, toInboxEntry } from '../../shared/mappers/message.ts';
import type { WireListedMessage } from '../../shared/mappers/wire.ts';
import { messageQueries } from '../../shared/queries/messages.ts';
import type { InboxFilter } from '../../shared/queries/messages.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

const filters: readonly InboxFilter[] = ['all-messages', 'unread-messages', 'flagged-messages'];

const readFilter = (value: string | null): InboxFilter =>
  filters.find((filter) => filter === value) ?? 'unread-messages';

/** The chat that is open stays in the list of unread ones, though it is read now. */
const useKept = (messages: readonly WireListedMessage[], selected: string | undefined): WireListedMessage[] => {
  const [kept, setKept] = useState<WireListedMessage>();
  const current = messages.find((message) => String(subjectOf(message).id) === selected);
  if (current && current.id !== kept?.id) setKept(current);
  if (current || !kept || String(subjectOf(kept).id) !== selected) return [...messages];
  return [...messages, { ...kept, unread: 0, read: true }].toSorted((one, other) => other.id - one.id);
};

/** The inbox by the filter of the address (D-096). */
export const useInbox = (search: string, selected: string | undefined) => {
  const t = useTranslate();
  const locale = useLocale();
  const { client } = useServices();
  const { user } = useSession();
  const side = user?.entity_stype ?? 'buyer';
  const filter = readFilter(useQuerySearch().search.get('filter'));
  const list = useInfiniteQuery({
    ...messageQueries(client).list(filter, search.trim()),
    placeholderData: search === '' ? undefined : keepPreviousData,
  });
  const messages = list.data?.pages.flatMap(({ data }) => data) ?? [];
  const shown = useKept(messages, filter === 'unread-messages' && search === '' ? selected : undefined);
  const words = {
    locale,
    picture: t('inbox.picture'),
    filter: filter === 'unread-messages' ? undefined : filter,
    own: { side, name: (excerpt: string) => t('inbox.own', { excerpt }) },
  };
  return { list, filter, entries: shown.map((message) => toInboxEntry(message, words)) };
};
