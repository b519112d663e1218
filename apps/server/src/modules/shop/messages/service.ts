import { invalid, notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { MemberScope } from '../../../domain/scope.ts';
import type { Files } from '../../../platform/files/files.ts';
import { spend } from '../../../platform/rateLimit.ts';
import { companyName } from '../notifications/companyName.ts';
import { notify } from '../notifications/notify.ts';
import { markChatRead } from '../notifications/service.ts';
import { sendBudgets } from './budgets.ts';
import { ensureChat, findChat } from './chats.ts';
import type { OpenChat, Subject } from './chats.ts';
import { mailAnswer } from './mails.ts';
import { storePicture } from './picture.ts';
import * as repository from './repository.ts';
import type { Message, PageOfChat, Slice } from './repository.ts';
import { announceToBoth, announceToOwn } from './topics.ts';
import { t } from './words.ts';

/** The chat with a company or a visitor; 404 where the member may not write. */
export const openChat = async (scope: MemberScope, subject: Subject): Promise<OpenChat> => {
  const chat = await findChat(scope, subject);
  if (!chat) throw notFound();
  return chat;
};

export interface ReadChat extends PageOfChat {
  visitor: { name: string; email: string; store_name: string } | null;
}

/** A page of a chat. The newest page is read then, which the other members of the company hear of. */
export const readChat = async (scope: MemberScope, subject: Subject, slice: Slice): Promise<ReadChat> => {
  const chat = await openChat(scope, subject);
  const visitor = chat.visitor && {
    name: chat.visitor.name,
    email: chat.visitor.email,
    store_name: chat.visitor.store_name,
  };
  if (chat.id === null) return { messages: [], before: null, visitor };
  const page = await repository.findMessages(scope, chat.id, slice);
  if (slice.before !== undefined || scope.viewer.viewedBy) return { ...page, visitor };
  const [hasRead, wasTold] = [await repository.markRead(scope, chat.id), await markChatRead(scope, subject)];
  if (hasRead || wasTold) await announceToOwn(scope);
  return { ...page, visitor };
};

export interface Sending {
  message: string;
  picture?: File | undefined;
  /** The key of the call: the same one sends once. */
  key?: string | undefined;
}

export interface Sent {
  status: 200 | 201;
  message: Message;
}

/** Tells the other company. A visitor gets a mail instead. */
const tellOtherSide = async (tx: MemberScope, { brandId, retailerId }: OpenChat): Promise<void> => {
  if (retailerId === null) return;
  const [subject, to] = tx.viewer.side === 'buyer' ? [retailerId, { brandId }] : [brandId, { retailerId }];
  await notify(tx, { event: 'message.chat', subject, name: await companyName(tx), to });
};

const writeMessage = (scope: MemberScope, chat: OpenChat, { message, key }: Sending, file?: string): Promise<Sent> =>
  inTransaction(scope, async (tx) => {
    const { brandId, retailerId } = chat;
    const chatId = chat.id ?? (retailerId === null ? null : await ensureChat(tx, { brandId, retailerId }));
    if (chatId === null) throw notFound();
    const { side, memberId } = tx.viewer;
    const id = await repository.insertMessage(tx, { chatId, side, memberId, message, file, key });
    const sent =
      id === undefined ? await repository.findByKey(tx, chatId, key ?? '') : await repository.findById(tx, id);
    if (!sent) throw notFound();
    if (id === undefined) return { status: 200, message: sent };
    await mailAnswer(tx, chat, message);
    await tellOtherSide(tx, chat);
    await announceToBoth(tx.db, chat);
    return { status: 201, message: sent };
  });

/**
 * Sends text, a picture or both to a company or a visitor. A key that has sent before is answered with what it sent. What is refused
 * leaves nothing behind.
 */
export const sendMessage = async (
  scope: MemberScope,
  files: Files,
  subject: Subject,
  sending: Sending,
): Promise<Sent> => {
  const { message, picture, key } = sending;
  const chat = await openChat(scope, subject);
  if (message === '' && !picture) throw invalid({ message: [t(scope.language, 'empty')] });
  if (picture && chat.visitor) throw invalid({ arquivo: [t(scope.language, 'visitorPicture')] });
  const earlier = key === undefined || chat.id === null ? undefined : await repository.findByKey(scope, chat.id, key);
  if (earlier) return { status: 200, message: earlier };
  await spend(scope, sendBudgets(scope, picture !== undefined));
  const file = picture && (await storePicture(scope, files, picture));
  try {
    const sent = await writeMessage(scope, chat, sending, file);
    if (file && sent.status === 200) await files.remove(file);
    return sent;
  } catch (error) {
    if (file) await files.remove(file);
    throw error;
  }
};

/** Sets a message's flag or takes it away, for the member's company alone (S-115). */
export const toggleFlag = async (scope: MemberScope, id: number): Promise<Message> => {
  await repository.toggleFlag(scope, id);
  const message = await repository.findById(scope, id);
  if (!message) throw notFound();
  await announceToOwn(scope);
  return message;
};
