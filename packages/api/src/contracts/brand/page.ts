import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const covers = ['D-049', 'D-060'];
const read = { 200: s.dataOf(s.brandPageState), 401: s.problem, 403: s.problem };
const written = {
  ...read,
  404: s.problem,
  409: s.problem.extend({ current: s.brandPageState.optional() }),
  422: s.invalidInput,
};
/** The version that the writer has seen; a 409 carries the page as it is by now. */
const seen = z.object({ seen: s.version });

const commented = { 200: s.dataOf(s.brandPageComments), 401: s.problem, 403: s.problem };
const commentWritten = { ...commented, 404: s.problem, 422: s.invalidInput };

/** The page of the signed-in brand: a draft, what it changes, and the pages published before. */
export const brandOfficePage = {
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/page',
    access: 'seller',
    summary: "The brand's live page, its draft and the pages published before",
    covers,
    responses: read,
  }),
  saveDraft: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/page/draft',
    access: 'seller',
    right: 'owner',
    summary: 'Save the draft of the page, which only the brand and staff see',
    covers,
    body: s.writtenBrandPage.extend(seen.shape),
    responses: written,
  }),
  addPicture: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/page/pictures',
    access: 'seller',
    right: 'owner',
    summary: 'Keep a picture in the widths of the shop, for use in the draft',
    covers,
    encoding: 'multipart',
    body: s.pictureUpload,
    responses: { 201: s.dataOf(s.storedPicture), 401: s.problem, 403: s.problem, 422: s.invalidInput, 429: s.problem },
  }),
  discardDraft: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/page/discard',
    access: 'seller',
    right: 'owner',
    summary: 'Remove the draft; the live page stays as it is',
    covers,
    body: seen,
    responses: written,
  }),
  publish: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/page/publish',
    access: 'seller',
    right: 'owner',
    summary: 'Make the draft the live page at once, and keep the former page',
    covers,
    body: seen,
    responses: written,
  }),
  plan: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/page/plan',
    access: 'seller',
    right: 'owner',
    summary: 'Publish the draft at a set hour, at another one, or not by itself',
    covers,
    body: seen.extend({ publish_at: s.timestamp.nullable() }),
    responses: written,
  }),
  restore: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/page/restore',
    access: 'seller',
    right: 'owner',
    summary: 'Publish a former page again; the draft stays as it is',
    covers,
    body: seen.extend({ id: s.id }),
    responses: written,
  }),
  published: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/page/published/:version',
    access: 'seller',
    summary: 'A page that was published before, to compare before it is published again',
    covers,
    params: z.object({ version: s.idParam }),
    responses: { 200: s.dataOf(s.brandPageContent), 401: s.problem, 403: s.problem, 404: s.problem },
  }),
  comments: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/page/comments',
    access: 'seller',
    summary: "What the brand's people say about the draft, open comments first",
    covers,
    responses: commented,
  }),
  comment: defineCall({
    method: 'POST',
    path: '/v1/admin/brand/page/comments',
    access: 'seller',
    right: 'sales',
    summary: 'Comment on the draft, for the people of the brand alone',
    covers,
    body: z.object({ text: z.string().trim().min(1).max(1000), field: s.brandPageField.nullable() }),
    responses: commentWritten,
  }),
  settle: defineCall({
    method: 'PUT',
    path: '/v1/admin/brand/page/comments/:id',
    access: 'seller',
    right: 'sales',
    summary: 'Mark a comment on the draft as settled, or open it again',
    covers,
    params: z.object({ id: s.idParam }),
    body: z.object({ done: z.boolean() }),
    responses: commentWritten,
  }),
};
