import { fixtures } from '@vitrine/api/testing';
import { expect, it } from 'vitest';
import { previewOf, toInboxEntry } from './message.ts';

it('A preview is the first 80 characters on one line (K-19)', () => {
  expect(previewOf('One\n\n two ')).toBe('One two');
  expect(previewOf('a'.repeat(81))).toBe('a'.repeat(80));
  expect(previewOf('👗'.repeat(81))).toBe('👗'.repeat(80));
});

it('A server that names no subject lists what the other side wrote (A-075)', () => {
  const message = fixtures.chats[0]?.messages.at(-1);
  if (!message) throw new Error('The fixtures have no chat.');
  expect(toInboxEntry(message, { locale: 'en', picture: 'Picture' })).toMatchObject({
    id: message.sent_from.id,
    href: `/messages/${message.sent_from.id}`,
    unread: 1,
  });
});

it('What the reader wrote last is told from what the other side wrote (R-332)', () => {
  const message = fixtures.chats[0]?.messages.at(-1);
  if (!message) throw new Error('The fixtures have no chat.');
  const excerptFor = (side: 'buyer' | 'seller') =>
    toInboxEntry(message, { locale: 'en', picture: 'Picture', own: { side, name: (words) => `You: ${words}` } })
      .excerpt;
  const other = message.user_stype_from === 'buyer' ? 'seller' : 'buyer';
  expect(excerptFor(message.user_stype_from)).toBe(`You: ${excerptFor(other)}`);
});
