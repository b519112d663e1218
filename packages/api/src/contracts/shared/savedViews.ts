import { z } from 'zod';
import { SAVED_LISTS, savedViewLimits as limits } from '../../rules/savedViews.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const list = z.enum(SAVED_LISTS);
const name = z.string().trim().min(1).max(limits.name);
const denied = { 401: s.problem, 403: s.problem };
const views = s.dataOf(z.array(s.savedView));

/** Views of the back office's lists that the member keeps. Nobody else reads them. Each call answers with all of the list. */
export const savedViews = {
  list: defineCall({
    method: 'GET',
    path: '/v1/admin/saved-views',
    access: 'session',
    summary: 'Views of a list that the member keeps, by name; 403 for a list that the member may not read',
    covers: ['D-048'],
    query: z.object({ list }),
    responses: { 200: views, ...denied },
  }),
  save: defineCall({
    method: 'POST',
    path: '/v1/admin/saved-views',
    access: 'session',
    summary: 'Keep a view of a list; its name is new to the list',
    covers: ['D-048'],
    body: z.object({ list, name, query: z.string().min(1).max(limits.query) }),
    responses: { 201: views, ...denied, 422: s.invalidInput },
  }),
  rename: defineCall({
    method: 'PUT',
    path: '/v1/admin/saved-views/:id',
    access: 'session',
    summary: 'Give a view another name',
    covers: ['D-048'],
    params: z.object({ id: s.idParam }),
    body: z.object({ name }),
    responses: { 200: views, ...denied, 404: s.problem, 422: s.invalidInput },
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/v1/admin/saved-views/:id',
    access: 'session',
    summary: 'Forget a view',
    covers: ['D-048'],
    params: z.object({ id: s.idParam }),
    responses: { 200: views, ...denied, 404: s.problem },
  }),
};
