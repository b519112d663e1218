import { z } from 'zod';
import { pageSizes } from '../../rules/constants.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { fileOf } from '../responses.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ id: s.idParam });

const changed = { 200: s.dataOf(s.personFile), 401: s.problem, 403: s.problem, 404: s.problem, 409: s.problem };

/** The people of an account: who they act for, and whether they can sign in. */
export const staffPeople = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/people',
    access: 'staff',
    summary: 'People by name, fifty a page, narrowed by role, access and words',
    covers: ['D-067'],
    query: z.object({
      page: s.pageQuery,
      role: s.personRole.optional().catch(undefined),
      access: z.enum(['active', 'invited', 'pending', 'inactive']).optional().catch(undefined),
      search: z.string().max(200).optional(),
    }),
    responses: { 200: s.people, ...denied },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/admin/people/:id',
    access: 'staff',
    summary: 'A person with rights, open sign-ins and what staff did',
    covers: ['D-067'],
    params: one,
    responses: { 200: s.dataOf(s.personFile), ...denied, 404: s.problem },
  }),
  add: defineCall({
    method: 'POST',
    path: '/v1/admin/people',
    access: 'staff',
    summary: 'Add a person of a retailer or brand, or of a new one; a mail carries the link to choose a password',
    covers: ['D-067'],
    body: s.newPerson,
    responses: { 201: s.dataOf(s.personFile), ...denied, 409: s.problem, 422: s.invalidInput, 429: s.problem },
  }),
  setActive: defineCall({
    method: 'PUT',
    path: '/v1/admin/people/:id/active',
    access: 'staff',
    summary:
      'Keep a person out, which ends every session and link, or let the person in again; another status than `seen` is a 409',
    covers: ['D-067'],
    params: one,
    body: z.object({ active: z.boolean(), seen: s.personStatus }),
    responses: {
      200: s.dataOf(s.personFile),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.personFile.optional() }),
      422: s.invalidInput,
    },
  }),
  changeMany: defineCall({
    method: 'POST',
    path: '/v1/admin/people/change-many',
    access: 'staff',
    summary:
      'Keep people out, let them in again, sign them out or mail another link; who cannot be changed is left, with the reason',
    covers: ['D-067'],
    body: z.object({
      act: s.personAct,
      people: z
        .array(z.object({ id: s.id, seen: s.personStatus }))
        .min(1)
        .max(pageSizes.staff),
    }),
    responses: { 200: s.dataOf(s.manyDone), ...denied, 422: s.invalidInput },
  }),
  endSessions: defineCall({
    method: 'POST',
    path: '/v1/admin/people/:id/end-sessions',
    access: 'staff',
    summary: 'Sign a person out everywhere',
    covers: ['D-067'],
    params: one,
    responses: changed,
  }),
  invite: defineCall({
    method: 'POST',
    path: '/v1/admin/people/:id/invite',
    access: 'staff',
    summary: 'Mail another link to choose a password; an earlier one stops working',
    covers: ['D-067'],
    params: one,
    responses: { 200: s.dataOf(s.personFile), ...denied, 404: s.problem, 409: s.problem, 429: s.problem },
  }),
  exportData: defineCall({
    method: 'GET',
    path: '/v1/admin/people/:id/data',
    access: 'staff',
    summary: 'Everything that is known of a person as one file; the audit log says who took it',
    covers: ['D-067'],
    params: one,
    responses: { 200: fileOf('application/json'), ...denied, 404: s.problem },
  }),
  erase: defineCall({
    method: 'POST',
    path: '/v1/admin/people/:id/erase',
    access: 'staff',
    summary: 'Delete the data of a person; orders stay without the name, and `email` names who is meant',
    covers: ['D-067'],
    params: one,
    body: z.object({ email: z.string().max(320) }),
    responses: { 204: z.undefined(), ...denied, 404: s.problem, 409: s.problem, 422: s.invalidInput },
  }),
  setRights: defineCall({
    method: 'PUT',
    path: '/v1/admin/people/:id/rights',
    access: 'staff',
    summary: 'Change the rights of a person; `seen` are those the change was made on, others by now are a 409',
    covers: ['D-067'],
    params: one,
    body: s.personRights.extend({ seen: s.personRights }),
    responses: {
      200: s.dataOf(s.personFile),
      ...denied,
      404: s.problem,
      409: s.problem.extend({ current: s.personRights.optional() }),
      422: s.invalidInput,
    },
  }),
};
