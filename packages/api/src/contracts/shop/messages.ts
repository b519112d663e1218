import { z } from 'zod';
import { CHAT_PICTURE_TYPES, chatLimits } from '../../rules/chat.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { eventsOf, fileOf } from '../responses.ts';

const subject = z.object({ subjectId: s.chatSubjectParam });
const byId = z.object({ id: s.idParam });
const unknown = { 401: s.problem, 404: s.problem };
const refused = { ...unknown, 403: s.problem };

const field = z.string().max(254).optional();
const form = {
  method: 'POST',
  access: 'public',
  knowsViewer: true,
  body: z.object({
    message: z.string().max(chatLimits.formLength).optional(),
    seller_id: s.id,
    name: field,
    email: field,
    store_name: field,
  }),
  responses: { 201: z.object({ message: z.string() }), 404: s.problem, 422: s.invalidInput, 429: s.problem },
} as const;

/** Messages between retailers, brands and visitors, seen from the side of the caller. */
export const messages = {
  list: defineCall({
    method: 'GET',
    path: '/v1/inbox-messages',
    access: 'session',
    summary: 'The newest message, or the newest unread one, of each chat; or all flagged messages. Twenty a page',
    covers: ['A-046', 'A-075', 'E-44', 'D-082', 'D-096'],
    query: z.object({
      filter: z
        .enum(['all-messages', 'unread-messages', 'flagged-messages'])
        .catch('all-messages')
        .default('all-messages'),
      page: s.pageQuery,
      /** Part of the other side's name. */
      search: z.string().max(200).optional(),
    }),
    responses: { 200: s.inboxPage, 401: s.problem },
  }),
  changes: defineCall({
    method: 'GET',
    path: '/v1/inbox-messages/changes',
    access: 'session',
    summary: 'An event at once and at each change of the messages: read them again',
    covers: ['A-075', 'R-142'],
    responses: { 200: eventsOf({ changed: z.object({}) }), 401: s.problem },
  }),
  chat: defineCall({
    method: 'GET',
    path: '/v1/inbox-messages/:subjectId',
    access: 'session',
    summary: 'The newest messages of a chat, or those before a cursor; the newest are then read (A-076)',
    covers: ['A-076', 'E-44'],
    params: subject,
    query: z.object({
      before: s.idParam.optional(),
      /** Also the messages between this one and the newest, up to 500. */
      until: s.idParam.optional(),
    }),
    responses: { 200: s.chat, ...unknown },
  }),
  send: defineCall({
    method: 'POST',
    path: '/v1/inbox-messages/:subjectId/send',
    access: 'session',
    right: 'sales',
    summary: 'Send text, a picture or both; the same key sends once',
    covers: ['A-077', 'V-069', 'V-070', 'D-097'],
    headers: z.object({ 'idempotency-key': z.string().min(8).max(120).optional() }),
    encoding: 'multipart',
    params: subject,
    body: z.object({
      message: z.string().max(chatLimits.messageLength).optional(),
      arquivo: z
        .file()
        .max(chatLimits.pictureBytes)
        .mime([...CHAT_PICTURE_TYPES])
        .optional(),
    }),
    responses: {
      200: s.dataOf(s.inboxMessage),
      201: s.dataOf(s.inboxMessage),
      ...refused,
      422: s.invalidInput,
      429: s.problem,
    },
  }),
  flag: defineCall({
    method: 'POST',
    path: '/v1/inbox-messages/message/:id/flag',
    access: 'session',
    right: 'sales',
    summary: 'Set the flag of a message, or take it away; each side has its own flags',
    covers: ['A-078', 'S-115'],
    params: byId,
    responses: { 200: s.dataOf(s.inboxMessage), ...refused },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/inbox-messages/message/:id/file',
    access: 'session',
    summary: 'The picture of a message',
    covers: ['A-077'],
    params: byId,
    responses: { 200: fileOf('image/webp'), ...unknown },
  }),
  brand: defineCall({
    method: 'GET',
    path: '/v1/sellers/:id',
    access: 'session',
    summary: 'A brand as the other side of a chat',
    covers: ['A-079'],
    params: byId,
    responses: { 200: s.dataOf(s.chatBrand), ...unknown },
  }),
  submit: defineCall({
    ...form,
    path: '/v2/form-submissions/brand-makeabuy',
    summary: 'Write to a brand from the start of its page; all but retailers say who they are',
    covers: ['A-074', 'E-45', 'P-005', 'P-006', 'P-007', 'P-008'],
  }),
  submitInstead: defineCall({
    ...form,
    path: '/v2/form-submissions/brand-makeabuy-no-collection',
    summary: 'The same from a brand without collections',
    covers: ['A-073', 'E-45'],
  }),
};
