import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const covers = ['D-041', 'D-067'];
const read = { 200: s.dataOf(s.brandingReview), 401: s.problem, 403: s.problem };
const written = { ...read, 404: s.problem, 422: s.invalidInput };
const decided = { ...read, 409: s.problem, 422: s.invalidInput };

/** What staff say about the draft of the account's look. Brands and retailers never see it. */
export const staffBrandingReview = {
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/branding/review',
    access: 'staff',
    summary: 'Comments on the draft of the look, open ones first, and what each person decided',
    covers,
    responses: read,
  }),
  comment: defineCall({
    method: 'POST',
    path: '/v1/admin/branding/comments',
    access: 'staff',
    summary: 'Comment on a part of the marketplace, as it was looked at in the studio',
    covers,
    body: s.brandingLook.extend({ text: z.string().trim().min(1).max(1000) }),
    responses: written,
  }),
  settle: defineCall({
    method: 'PUT',
    path: '/v1/admin/branding/comments/:id',
    access: 'staff',
    summary: 'Mark a comment on the look as settled, or open it again',
    covers,
    params: z.object({ id: s.idParam }),
    body: z.object({ done: z.boolean() }),
    responses: written,
  }),
  decide: defineCall({
    method: 'PUT',
    path: '/v1/admin/branding/decision',
    access: 'staff',
    summary: 'Approve the draft of the look, or say that it needs work; the last decision of a person counts',
    covers,
    body: s.brandingDecisionOrder,
    responses: decided,
  }),
};
