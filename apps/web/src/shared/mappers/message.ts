import type { LanguageTag } from '@vitrine/api/rules';
import type { ChatMessage } from '@vitrine/ui/commerce/relationship/Chat';
import type { InboxEntry } from '@vitrine/ui/commerce/relationship/InboxList';
import { paths } from '../config/paths.ts';
import { formatDate } from './format.ts';
import type { WireListedMessage, WireMessage } from './wire.ts';

/** Characters of a message in a list (K-19). */
const PREVIEW_LENGTH = 80;

/** The beginning of a message, on one line. A character of two code units stays whole. */
export const previewOf = (message: string): string =>
  Array.from(message.replaceAll(/\s+/g, ' ').trim()).slice(0, PREVIEW_LENGTH).join('');

/** The other side of a listed message. Servers that do not name it list what the other side wrote. */
export const subjectOf = ({ subject, sent_from }: WireListedMessage) => subject ?? sent_from;

interface EntryWords {
  locale: LanguageTag;
  /** Stands for a message without text. */
  picture: string;
  /** The filter to keep in the address. */
  filter?: string | undefined;
  /** What the reader's own side wrote, such as “You: thank you”. Not given where only the other side is listed. */
  own?: { side: 'buyer' | 'seller'; name: (excerpt: string) => string };
}

const timeOf = (locale: LanguageTag, moment: string): string =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(new Date(moment));

/** A message as an entry of the inbox. A flagged one opens the chat at itself. */
export const toInboxEntry = (message: WireListedMessage, { locale, picture, filter, own }: EntryWords): InboxEntry => {
  const { id, name, logo } = subjectOf(message);
  const excerpt = previewOf(message.message) || picture;
  return {
    id,
    messageId: message.id,
    name,
    logo,
    href: paths.messages(id, { filter, message: filter === 'flagged-messages' ? message.id : undefined }),
    excerpt: own?.side === message.user_stype_from ? own.name(excerpt) : excerpt,
    date: formatDate(locale, message.created_at),
    unread: message.unread ?? (message.read ? 0 : 1),
    flagged: message.flagged,
  };
};

/** Private pictures are read with the session; others are shown as they are. */
export const isPrivatePicture = (file: string | null): boolean => file?.startsWith('/v1/') ?? false;

/** A message of a chat. `picture` is the address of its private picture, once it is here. */
export const toChatMessage = (
  message: WireMessage,
  side: 'buyer' | 'seller',
  { locale, picture }: { locale: LanguageTag; picture: string | undefined },
): ChatMessage => ({
  id: String(message.id),
  own: message.user_stype_from === side,
  text: message.message,
  picture: isPrivatePicture(message.file) ? picture : (message.file ?? undefined),
  day: formatDate(locale, message.created_at),
  time: timeOf(locale, message.created_at),
  flagged: message.flagged,
});

/** A message on its way. */
export const toUnsentMessage = (
  { key, message, at, state }: { key: string; message: string; at: string; state: ChatMessage['state'] },
  locale: LanguageTag,
): ChatMessage => ({
  id: key,
  own: true,
  text: message,
  day: formatDate(locale, at),
  time: timeOf(locale, at),
  state,
});
