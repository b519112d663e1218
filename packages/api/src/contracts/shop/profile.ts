import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { BRAND_RIGHTS } from '../../rules/brandRights.ts';
import { languageCodes } from '../../rules/languages.ts';
import { defineCall } from '../call.ts';

const refused = { 401: s.problem, 403: s.problem, 422: s.invalidInput };

const toggle = {
  method: 'POST',
  body: z.object({ email: s.words(254) }),
  responses: { 200: s.toggledUser, 404: s.problem, ...refused },
} as const;

const revoke = {
  method: 'POST',
  body: z.object({ email: s.words(254) }),
  responses: { 204: z.undefined(), 404: s.problem, ...refused },
} as const;

const invite = {
  method: 'POST',
  body: s.invitation,
  responses: { 201: s.userInvited, 429: s.problem, ...refused },
} as const;

/** The profile of the signed-in user and their company. `GET /v1/auth/me` reads it. */
export const profile = {
  domains: defineCall({
    method: 'GET',
    path: '/v2/profile/domains',
    access: 'buyer',
    summary: 'Business domains a retailer can choose, and which it has chosen',
    covers: ['A-111', 'D-098'],
    responses: { 200: s.doubleDataOf(z.array(s.domain)), 401: s.problem, 403: s.problem },
  }),
  saveDomains: defineCall({
    method: 'PUT',
    path: '/v2/profile/domains',
    access: 'buyer',
    summary: 'Choose the business domains of the retailer',
    covers: ['A-112', 'R-366', 'D-098'],
    body: s.saveDomains,
    responses: { 200: s.doubleDataOf(z.array(s.domain)), ...refused },
  }),
  saveAddress: defineCall({
    method: 'PUT',
    path: '/v2/profile/buyer/address',
    access: 'buyer',
    summary: 'Save the billing or shipping address of the retailer; the next order starts from it',
    covers: ['A-113', 'D-025'],
    body: s.saveProfileAddress,
    responses: { 200: s.profileAddressSaved, ...refused },
  }),
  saveCompany: defineCall({
    method: 'POST',
    path: '/v2/profile/buyer/',
    access: 'buyer',
    summary: 'Save the company profile of the retailer; a text that is left out is emptied',
    covers: ['A-114', 'D-024', 'V-088', 'S-119', 'S-120'],
    encoding: 'multipart',
    body: s.saveCompany,
    responses: { 200: s.companySaved, ...refused },
  }),
  toggleUser: defineCall({
    ...toggle,
    path: '/v2/profile/buyer/toggle-user',
    access: 'buyer',
    summary: 'Activate or deactivate a colleague; never oneself or the last active one (D-141)',
    covers: ['A-115', 'P-074', 'D-141', 'D-142'],
  }),
  inviteUser: defineCall({
    ...invite,
    path: '/v2/profile/buyer/invite-user/',
    access: 'buyer',
    summary: 'Invite a colleague by mail; for one who is pending the mail is sent again',
    covers: ['A-116', 'P-073', 'D-142'],
  }),
  revokeUser: defineCall({
    ...revoke,
    path: '/v2/profile/buyer/revoke-invitation',
    access: 'buyer',
    summary:
      'Take back the invitation of a colleague who has not accepted it; its link ends, and the address is free again',
    covers: ['D-142'],
  }),
  toggleSeller: defineCall({
    ...toggle,
    path: '/v2/profile/seller/toggle-user',
    access: 'seller',
    right: 'owner',
    summary: 'The same for the people of a brand',
    covers: ['A-115', 'D-141', 'D-142'],
  }),
  inviteSeller: defineCall({
    ...invite,
    path: '/v2/profile/seller/invite-user/',
    access: 'seller',
    right: 'owner',
    summary: 'The same for the people of a brand, with what the colleague may do: sales unless told',
    covers: ['A-116', 'D-142'],
    body: s.invitation.extend({ right: z.enum(BRAND_RIGHTS).optional() }),
  }),
  revokeSeller: defineCall({
    ...revoke,
    path: '/v2/profile/seller/revoke-invitation',
    access: 'seller',
    right: 'owner',
    summary: 'The same for the people of a brand',
    covers: ['D-142'],
  }),
  setRight: defineCall({
    method: 'PUT',
    path: '/v2/profile/seller/right',
    access: 'seller',
    right: 'owner',
    summary: 'Say what a colleague may do for the brand; a brand keeps one active owner',
    covers: ['D-049', 'D-142'],
    body: z.object({ email: s.words(254), right: z.enum(BRAND_RIGHTS), seen: z.enum(BRAND_RIGHTS) }),
    responses: { 200: s.dataOf(s.profileUser), 404: s.problem, 409: s.problem, ...refused },
  }),
  saveUser: defineCall({
    method: 'PUT',
    path: '/v2/profile/user/',
    access: 'session',
    summary: 'Save name and phone of the signed-in user, and the language of their mails if given',
    covers: ['A-117', 'E-48'],
    body: z.object({
      first_name: s.words(80),
      last_name: s.words(80),
      phone: s.words(40),
      language_code: z.enum(languageCodes).optional(),
    }),
    responses: { 200: s.userData, 401: s.problem, 422: s.invalidInput },
  }),
};
