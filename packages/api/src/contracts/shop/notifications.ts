import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const byToken = {
  encoding: 'form',
  params: z.object({ token: z.string().max(200) }),
  body: z.object({ 'List-Unsubscribe': z.string().max(40).optional() }),
} as const;

/** What happened to the member, read on all devices alike, and what of it is told by mail. */
export const notifications = {
  list: defineCall({
    method: 'GET',
    path: '/v1/notifications',
    access: 'session',
    summary: 'What happened to the member: unread first, then the newest. Twenty a page',
    covers: ['D-018'],
    query: z.object({ page: s.pageQuery }),
    responses: { 200: s.notificationPage, 401: s.problem },
  }),
  markRead: defineCall({
    method: 'POST',
    path: '/v1/notifications/:id/read',
    access: 'session',
    summary: 'Mark a notification of the member as read',
    covers: ['D-018'],
    params: z.object({ id: s.idParam }),
    responses: { 200: z.object({ unread: z.int() }), 401: s.problem, 404: s.problem },
  }),
  markAllRead: defineCall({
    method: 'POST',
    path: '/v1/notifications/read',
    access: 'session',
    summary: 'Mark everything up to a moment as read; what came later stays unread',
    covers: ['D-018'],
    body: z.object({ until: s.timestamp }),
    responses: { 200: z.object({ unread: z.int() }), 401: s.problem, 422: s.invalidInput },
  }),
  choices: defineCall({
    method: 'GET',
    path: '/v1/notifications/choices',
    access: 'session',
    summary: 'Which kinds are in the list, which also in the daily mail, and which are off',
    covers: ['D-018'],
    responses: { 200: s.dataOf(s.notificationChoices), 401: s.problem },
  }),
  choose: defineCall({
    method: 'PUT',
    path: '/v1/notifications/choices',
    access: 'session',
    summary: 'Choose for some kinds; the others stay as they are',
    covers: ['D-018'],
    body: s.notificationChoices.partial(),
    responses: { 200: s.dataOf(s.notificationChoices), 401: s.problem, 422: s.invalidInput },
  }),
  endMails: defineCall({
    ...byToken,
    method: 'POST',
    path: '/v1/notifications/unsubscribe/:token',
    access: 'public',
    summary: 'End the daily mail by its link, also as mail programs call it (RFC 8058)',
    covers: ['D-018'],
    responses: { 200: z.object({ message: z.string() }), 422: s.invalidInput },
  }),
};
