import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';
import { eventsOf, fileOf } from '../responses.ts';

/** A list of 500 variations fits. */
const longestDownload = 15_000;

const byId = z.object({ id: s.idParam });
const refused = { 401: s.problem, 404: s.problem };

/** Work that goes on after the answer; each member sees their own. */
export const jobs = {
  read: defineCall({
    method: 'GET',
    path: '/v1/jobs/:id',
    access: 'session',
    summary: 'How far a job is, and what it left behind',
    covers: ['D-138'],
    params: byId,
    responses: { 200: s.dataOf(s.job), ...refused },
  }),
  follow: defineCall({
    method: 'GET',
    path: '/v1/jobs/:id/events',
    access: 'session',
    summary: 'The job now and at each change, until it has finished',
    covers: ['D-138'],
    params: byId,
    responses: { 200: eventsOf({ job: s.job }), ...refused },
  }),
  cancel: defineCall({
    method: 'DELETE',
    path: '/v1/jobs/:id',
    access: 'session',
    summary: 'Stop a job; one that has finished stays as it is',
    covers: ['D-138'],
    params: byId,
    responses: { 200: s.dataOf(s.job), ...refused },
  }),
  file: defineCall({
    method: 'GET',
    path: '/v1/jobs/:id/file',
    access: 'session',
    summary: 'The file a finished job made',
    covers: ['D-138'],
    params: byId,
    responses: {
      200: fileOf(
        'application/pdf',
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        'text/csv; charset=utf-8',
      ),
      ...refused,
    },
  }),
  ticket: defineCall({
    method: 'POST',
    path: '/v1/tickets',
    access: 'session',
    readOnly: true,
    summary: 'A ticket to download a file in a new tab, where no header can be sent',
    covers: ['D-138'],
    body: z.object({
      path: z
        .string()
        .regex(/^\/(?:v1|v2|api)\//)
        .max(longestDownload),
    }),
    responses: { 201: s.ticket, 401: s.problem, 422: s.invalidInput },
  }),
};
