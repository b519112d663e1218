import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };
const one = z.object({ name: z.string().max(100) });

/** What staff set for an account: settings, legal texts, landing page, pages, links and heroes. */
export const staffContent = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/content',
    access: 'staff',
    summary: 'Every document of the account, and those that it does not have yet',
    covers: ['D-042', 'D-067'],
    responses: { 200: s.dataOf(z.array(s.contentEntry)), ...denied },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/admin/content/:name',
    access: 'staff',
    summary: 'A document with its version; an empty one where it was not saved yet',
    covers: ['D-042', 'D-067'],
    params: one,
    responses: { 200: s.dataOf(s.content), ...denied, 404: s.problem },
  }),
  set: defineCall({
    method: 'PUT',
    path: '/v1/admin/content/:name',
    access: 'staff',
    summary: 'Save a document; 409 with the current one if somebody has changed what you saw',
    covers: ['D-042', 'D-067'],
    params: one,
    body: s.contentChange,
    responses: {
      200: s.dataOf(s.content),
      ...denied,
      404: s.problem,
      409: s.contentConflict,
      422: s.invalidInput,
    },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/v1/admin/content/:name',
    access: 'staff',
    summary:
      'Remove an event without segments, a segment, a hero or a campaign page that nobody has changed since you saw it',
    covers: ['D-042', 'D-067'],
    params: one,
    query: z.object({ seen: z.string().max(40) }),
    responses: { 204: z.undefined(), ...denied, 404: s.problem, 409: s.contentConflict, 422: s.invalidInput },
  }),
  rename: defineCall({
    method: 'POST',
    path: '/v1/admin/content/:name/rename',
    access: 'staff',
    summary: 'Give a campaign page another address if it is still the one that you saw. The former address leads to it',
    covers: ['D-042', 'D-067', 'R-018', 'R-019', 'R-020'],
    params: one,
    body: s.contentRename,
    responses: { 200: s.dataOf(s.content), ...denied, 404: s.problem, 409: s.contentConflict, 422: s.invalidInput },
  }),
  removal: defineCall({
    method: 'GET',
    path: '/v1/admin/content/:name/removal',
    access: 'staff',
    summary:
      'What goes with a document that is removed: links of people and brands, and heroes that lose their segment',
    covers: ['D-042'],
    params: one,
    responses: { 200: s.dataOf(s.contentRemoval), ...denied, 404: s.problem },
  }),
  versions: defineCall({
    method: 'GET',
    path: '/v1/admin/content/:name/versions',
    access: 'staff',
    summary: 'The newest fifty versions of a document, with who saved them and what changed',
    covers: ['D-042', 'D-067'],
    params: one,
    responses: { 200: s.dataOf(z.array(s.contentSaved)), ...denied, 404: s.problem },
  }),
  version: defineCall({
    method: 'GET',
    path: '/v1/admin/content/:name/versions/:id',
    access: 'staff',
    summary: 'What a document said in a former version',
    covers: ['D-042', 'D-067'],
    params: one.extend({ id: s.idParam }),
    responses: { 200: s.dataOf(z.record(z.string(), z.unknown())), ...denied, 404: s.problem },
  }),
  restore: defineCall({
    method: 'POST',
    path: '/v1/admin/content/:name/restore',
    access: 'staff',
    summary: 'Save a former version of a document again, if it is still the one that you saw',
    covers: ['D-042', 'D-067'],
    params: one,
    body: z.object({ seen: s.contentVersion.nullable(), id: s.id }),
    responses: { 200: s.dataOf(s.content), ...denied, 404: s.problem, 409: s.contentConflict, 422: s.invalidInput },
  }),
  addPicture: defineCall({
    method: 'POST',
    path: '/v1/admin/pictures',
    access: 'staff',
    summary: 'Keep a JPEG, PNG or WebP picture in the widths of the shop, for use in a document',
    covers: ['D-042', 'D-067'],
    encoding: 'multipart',
    body: s.pictureUpload,
    responses: { 201: s.dataOf(s.storedPicture), ...denied, 422: s.invalidInput, 429: s.problem },
  }),
};
