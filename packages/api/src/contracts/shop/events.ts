import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const params = z.object({ segment: s.slug });

/** Segments of events: their pages, their brands, and who takes part in them. */
export const events = {
  segment: defineCall({
    method: 'GET',
    path: '/v2/segment/:segment',
    access: 'public',
    summary: 'One event segment by slug, with its hero; 404 while its event is not active',
    covers: ['A-036', 'E-09', 'D-017'],
    params,
    responses: { 200: s.dataOf(s.segmentPage), 404: s.problem },
  }),
  brands: defineCall({
    method: 'GET',
    path: '/v2/segment/:segment/sellers',
    access: 'public',
    summary: 'Brands of an event segment, by page, narrowed by segments and categories',
    covers: ['A-037', 'E-11', 'D-082'],
    params,
    query: z.object({ page: s.pageQuery, segments: s.idList, categories: s.idList }),
    responses: {
      200: s.dataOf(z.array(s.landingBrand)).extend({ pagination: s.morePages }),
      404: s.problem,
    },
  }),
  link: defineCall({
    method: 'POST',
    path: '/api/vincular-event-segment/',
    access: 'session',
    summary: 'Link the signed-in user to a segment of an active event; linking twice changes nothing',
    covers: ['A-018', 'S-050', 'D-128'],
    body: z.object({ event_segment: s.id }),
    responses: { 200: z.object({ message: z.string() }), 401: s.problem, 404: s.problem, 422: s.invalidInput },
  }),
};
