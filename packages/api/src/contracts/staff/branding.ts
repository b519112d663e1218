import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const covers = ['D-041', 'D-067', 'D-113'];
const read = { 200: s.dataOf(s.brandingState), 401: s.problem, 403: s.problem };
const written = { ...read, 404: s.problem, 409: s.brandingConflict, 422: s.invalidInput };
const seen = z.object({ seen: s.version });
const largestLogo = 5_242_880;
const logo = z.file().max(largestLogo).optional();

/** The account's look: one draft, shared by staff, and everything that was published. */
export const staffBranding = {
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/branding',
    access: 'staff',
    summary: "The account's live look, its draft and the looks published before",
    covers,
    responses: read,
  }),
  saveDraft: defineCall({
    method: 'POST',
    path: '/v1/admin/branding/draft',
    access: 'staff',
    summary: 'Save the draft, which only staff see; a new logo is sent beside the document',
    covers,
    encoding: 'multipart',
    body: z.object({
      seen: z.coerce.number<number | string>().pipe(s.version),
      /** JSON of a branding file: name, style, `logo` and `logo_dark`. A path keeps a logo; the name of a file here replaces it. */
      document: z.string().max(100_000),
      logo,
      logo_dark: logo,
    }),
    responses: written,
  }),
  discardDraft: defineCall({
    method: 'POST',
    path: '/v1/admin/branding/discard',
    access: 'staff',
    summary: 'Remove the draft; the shop stays as it is',
    covers,
    body: seen,
    responses: written,
  }),
  publish: defineCall({
    method: 'POST',
    path: '/v1/admin/branding/publish',
    access: 'staff',
    summary: 'Make the draft the look of the shop at once, and keep the former look',
    covers,
    body: seen,
    responses: written,
  }),
  restore: defineCall({
    method: 'POST',
    path: '/v1/admin/branding/restore',
    access: 'staff',
    summary: 'Publish a former look again; the draft stays as it is',
    covers,
    body: seen.extend({ id: s.id }),
    responses: written,
  }),
};
