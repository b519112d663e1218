import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { ApiError } from '@vitrine/api/client';
import type { ChatMessage } from '@vitrine/ui/commerce/relationship/Chat';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Unsent } from '../../shared/connected/messages/outbox.ts';
import { useOutbox } from '../../shared/connected/messages/useOutbox.ts';
import { useLocale } from '../../shared/connected/useLocale.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { isPrivatePicture, toChatMessage, toUnsentMessage } from '../../shared/mappers/message.ts';
import type { WireMessage } from '../../shared/mappers/wire.ts';
import { messageKeys, messageQueries } from '../../shared/queries/messages.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

const NOT_FOUND = 404;

/** Private pictures of a chat by the id of their message, as they come. */
const usePictures = (messages: readonly WireMessage[]): ReadonlyMap<number, string | undefined> => {
  const { client } = useServices();
  const ids = messages.filter(({ file }) => isPrivatePicture(file)).map(({ id }) => id);
  const found = useQueries({ queries: ids.map((id) => messageQueries(client).picture(id)) });
  return new Map(ids.map((id, index) => [id, found[index]?.data]));
};

/** Opening a chat reads it: lists and the header follow. */
const useReadLists = (readAt: number): void => {
  const { queryClient } = useServices();
  useEffect(() => {
    if (readAt > 0) void queryClient.invalidateQueries({ queryKey: messageKeys.lists });
  }, [queryClient, readAt]);
};

/** Why the last message was not sent: the sentence of the specification, and the server's reason. */
const useRefusal = (unsent: readonly Unsent[]): string | undefined => {
  const t = useTranslate();
  const refused = unsent.findLast(({ state }) => state === 'failed');
  return refused && [t('inbox.error'), refused.reason].filter(Boolean).join(' ');
};

/** What was said in a chat and what is not sent yet. The hash of the address names a message to begin at. */
export const useChat = (subject: string) => {
  const locale = useLocale();
  const { client } = useServices();
  const { user } = useSession();
  const side = user?.entity_stype ?? 'buyer';
  const target = /^#(\d{1,9})$/.exec(useLocation().hash)?.[1];
  const chat = useInfiniteQuery(
    messageQueries(client).chat(subject, target === undefined ? undefined : Number(target)),
  );
  const unsent = useOutbox().unsent.filter((one) => one.subject === subject);
  const said = chat.data?.pages.toReversed().flatMap(({ data }) => data) ?? [];
  const pictures = usePictures(said);
  useReadLists(chat.dataUpdatedAt);
  const messages: ChatMessage[] = [
    ...said.map((message) => toChatMessage(message, side, { locale, picture: pictures.get(message.id) })),
    ...unsent.map((one) => toUnsentMessage(one, locale)),
  ];
  return {
    chat,
    messages,
    target,
    visitor: chat.data?.pages[0]?.meta?.visitor ?? undefined,
    error: useRefusal(unsent),
    isMissing: chat.error instanceof ApiError && chat.error.status === NOT_FOUND,
  };
};
