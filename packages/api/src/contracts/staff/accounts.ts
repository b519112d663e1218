import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };

/** The marketplaces of the installation, for staff of the account that unknown hosts lead to. Staff of others are refused. */
export const staffAccounts = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/accounts',
    access: 'staff',
    summary: 'Marketplaces of the installation by name, fifty a page',
    covers: ['D-067', 'D-114'],
    query: z.object({ page: s.pageQuery, search: z.string().max(200).optional() }),
    responses: { 200: s.staffAccounts, ...denied },
  }),
  add: defineCall({
    method: 'POST',
    path: '/v1/admin/accounts',
    access: 'staff',
    summary: 'Add a marketplace; a mail from its host carries the link for the first person of its staff',
    covers: ['D-067', 'D-114'],
    body: s.newAccount,
    responses: { 201: s.dataOf(s.staffAccount), ...denied, 422: s.invalidInput },
  }),
};
