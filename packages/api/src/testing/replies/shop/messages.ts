import type { InboxMessage, ListedMessage } from '../../../entities.ts';
import { pageSizes } from '../../../rules/constants.ts';
import type { Side } from '../../../rules/stages.ts';
import type { FixtureChat, Fixtures, Member } from '../../fixtures/index.ts';
import { notFound } from '../problem.ts';
import type { Replies } from '../replies.ts';

type Filter = 'all-messages' | 'unread-messages' | 'flagged-messages';

/** The chats of one side. They remember what was done to them as long as their handlers live. */
const createBook = (fixtures: Fixtures, member: Member | null) => {
  const side: Side = member?.user.entity_stype ?? 'buyer';
  const other: Side = side === 'buyer' ? 'seller' : 'buyer';
  let chats = fixtures.chats.filter((chat) => chat[side].id === member?.user.entity_id);
  const update = (chat: FixtureChat): void => {
    chats = [chat, ...chats.filter((one) => one[other].id !== chat[other].id)];
  };
  const blank = (id: string): FixtureChat | undefined => {
    const party = (side === 'buyer' ? fixtures.brands : fixtures.retailers).find((one) => String(one.id) === id);
    const own = member?.user.seller ?? member?.user.buyer;
    if (!party || !own) return undefined;
    const [mine, theirs] = [
      { id: own.id, name: own.name, logo: null },
      { id: party.id, name: party.name, logo: party.logo },
    ];
    const [buyer, seller] = side === 'buyer' ? [mine, theirs] : [theirs, mine];
    return { buyer, seller, visitor: null, messages: [] };
  };
  return {
    side,
    other,
    chats: () => chats,
    update,
    with: (id: number | string) => chats.find((chat) => String(chat[other].id) === String(id)) ?? blank(String(id)),
  };
};

type Book = ReturnType<typeof createBook>;

const isUnread = ({ side }: Book, message: InboxMessage): boolean => !message.read && message.user_stype_from !== side;

const listed = (book: Book, filter: Filter): ListedMessage[] =>
  book
    .chats()
    .flatMap((chat) => {
      const waiting = chat.messages.filter((message) => isUnread(book, message));
      const extra = { subject: chat[book.other], unread: waiting.length };
      const chosen = {
        'all-messages': chat.messages.slice(-1),
        'unread-messages': waiting.slice(-1),
        'flagged-messages': chat.messages.filter(({ flagged }) => flagged),
      };
      return chosen[filter].map((message) => ({ ...message, ...extra }));
    })
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at));

const send = (
  book: Book,
  subjectId: number | string,
  { message = '', arquivo }: { message?: string; arquivo?: File },
) => {
  const chat = book.with(subjectId);
  if (!chat) return notFound;
  const sent: InboxMessage = {
    id: 900 + chat.messages.length,
    message,
    file: arquivo ? URL.createObjectURL(arquivo) : null,
    created_at: '2026-11-23T12:00:00-03:00',
    flagged: false,
    read: false,
    user_stype_from: book.side,
    sent_from: chat[book.side],
  };
  book.update({ ...chat, messages: [...chat.messages, sent] });
  return { status: 201 as const, data: { data: sent } };
};

const flag = (book: Book, id: number) => {
  const chat = book.chats().find(({ messages }) => messages.some((message) => message.id === id));
  const found = chat?.messages.find((message) => message.id === id);
  if (!chat || !found) return notFound;
  const changed = { ...found, flagged: !found.flagged };
  book.update({ ...chat, messages: chat.messages.map((message) => (message.id === id ? changed : message)) });
  return { status: 200 as const, data: { data: changed } };
};

const thanks = { status: 201, data: { message: 'Thank you! Your message is on its way.' } } as const;

export const messageReplies = (fixtures: Fixtures, member: Member | null): Replies['messages'] => {
  const book = createBook(fixtures, member);
  return {
    list: ({ query: { filter, page, search = '' } }) => {
      const found = listed(book, filter).filter(({ subject }) =>
        subject?.name.toLowerCase().includes(search.trim().toLowerCase()),
      );
      const size = pageSizes.messages;
      const unread = listed(book, 'unread-messages').reduce((sum, { unread: count = 0 }) => sum + count, 0);
      const last_page = Math.max(1, Math.ceil(found.length / size));
      const data = found.slice((page - 1) * size, page * size);
      return { status: 200, data: { data, meta: { last_page, total: found.length, unread } } };
    },
    changes: { status: 200, data: [{ event: 'changed', data: {} }] },
    chat: ({ params: { subjectId } }) => {
      const chat = book.with(subjectId);
      if (!chat) return notFound;
      const { messages, visitor } = chat;
      if (messages.some((message) => isUnread(book, message)))
        book.update({ ...chat, messages: messages.map((message) => ({ ...message, read: true })) });
      return { status: 200, data: { data: messages, meta: { before: null, visitor } } };
    },
    send: ({ params, body }) => send(book, params.subjectId, body),
    flag: ({ params }) => flag(book, params.id),
    file: () => ({ status: 200, data: new File(['RIFF'], 'picture.webp', { type: 'image/webp' }) }),
    brand: ({ params }) => {
      const brand = fixtures.brands.find(({ id }) => id === params.id);
      return brand
        ? { status: 200, data: { data: { id: brand.id, name: brand.name, slug: brand.slug, logo: brand.logo } } }
        : notFound;
    },
    submit: thanks,
    submitInstead: thanks,
  };
};
