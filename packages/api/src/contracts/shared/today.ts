import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const denied = { 401: s.problem, 403: s.problem };

/** What waits for the staff of the account. */
export const staffToday = {
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/today',
    access: 'staff',
    summary:
      'Registrations and applications to decide, mails that failed, orders that nobody moves: how many, and the first',
    covers: ['D-048'],
    responses: { 200: s.dataOf(s.staffTasks), ...denied },
  }),
};

/** What waits for the people of the signed-in brand. */
export const brandToday = {
  read: defineCall({
    method: 'GET',
    path: '/v1/admin/brand/today',
    access: 'seller',
    summary:
      'Orders to answer, to ship and to be paid, order windows that end, sizes that run out: how many, and the first; and the first steps of a new brand',
    covers: ['D-048', 'D-049'],
    responses: { 200: s.dataOf(s.brandTasks).extend({ first_steps: s.firstSteps }), ...denied },
  }),
};
