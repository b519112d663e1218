import { z } from 'zod';
import { dataOf, id, idParam, named, timestamp } from '../shared/common.ts';

/** A visitor who wrote to a brand by the form. */
const visitorId = z.string().regex(/^v[1-9]\d{0,8}$/);

/** The other side of a chat in an address: the id of a company, or `v12` for a visitor. */
export const chatSubjectParam = z.union([idParam, visitorId]);

/** A company of a chat, or a visitor. */
export const chatParty = z.object({ id: z.union([id, visitorId]), name: z.string(), logo: z.string().nullable() });

/** E-44. `file` is the address of a picture. `flagged` is the flag of the caller's side; `read` says whether the receiving side has read it. */
export const inboxMessage = z.object({
  id,
  message: z.string(),
  file: z.string().nullable(),
  created_at: timestamp,
  flagged: z.boolean(),
  read: z.boolean(),
  user_stype_from: z.enum(['buyer', 'seller']),
  sent_from: chatParty,
});

/** A message of the list, with its chat: the other side, and how many messages of it are unread. Other servers leave both out. */
export const listedMessage = inboxMessage.extend({ subject: chatParty.optional(), unread: z.int().optional() });

/** `unread` counts the unread messages of all chats. */
export const inboxPage = dataOf(z.array(listedMessage)).extend({
  meta: z.object({ last_page: z.int(), total: z.int().optional(), unread: z.int().optional() }),
});

/** Messages of a chat, oldest first. `before` is the cursor of those before them. `visitor` is who gets the answers by mail. */
export const chat = dataOf(z.array(inboxMessage)).extend({
  meta: z
    .object({
      before: id.nullable(),
      visitor: z.object({ name: z.string(), email: z.string(), store_name: z.string() }).nullable(),
    })
    .optional(),
});

/** A brand as the other side of a chat. */
export const chatBrand = named.extend({ slug: z.string(), logo: z.string() });
