import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const results = <T extends z.ZodType>(schema: T) => z.object({ results: z.array(schema) });

/** Start-up, branding and reference data of the account. */
export const account = {
  branding: defineCall({
    method: 'GET',
    path: '/v1/x-account',
    access: 'public',
    summary: 'Branding and settings of the account the host or the X-Account-Hash header names',
    covers: ['A-022', 'E-16'],
    responses: { 200: s.dataOf(s.account), 404: s.problem },
  }),
  eventSegments: defineCall({
    method: 'GET',
    path: '/v1/event-segment',
    access: 'public',
    summary: 'Segments of events, loaded at start (D-072)',
    covers: ['A-023', 'A-026', 'E-05'],
    responses: { 200: results(s.startupSegment) },
  }),
  events: defineCall({
    method: 'GET',
    path: '/v1/events',
    access: 'public',
    summary: 'Events with their segments',
    covers: ['A-025'],
    responses: { 200: s.dataOf(z.array(s.event)) },
  }),
  segments: defineCall({
    method: 'GET',
    path: '/v1/segment',
    access: 'public',
    summary: 'Segments of the marketplace',
    covers: ['A-024'],
    responses: { 200: results(s.segment) },
  }),
  segment: defineCall({
    method: 'GET',
    path: '/v1/segment/:id',
    access: 'public',
    summary: 'One segment by id',
    covers: ['A-035'],
    params: z.object({ id: s.idParam }),
    responses: { 200: s.segment, 404: s.problem },
  }),
  locations: defineCall({
    method: 'GET',
    path: '/v1/locations',
    access: 'public',
    summary: 'Countries a retailer may sell in',
    covers: ['A-027', 'E-13'],
    responses: { 200: s.dataOf(z.array(s.location)) },
  }),
  terms: defineCall({
    method: 'GET',
    path: '/v1/terms-and-conditions',
    access: 'public',
    summary: 'Terms of use as clean HTML',
    covers: ['A-029', 'M-12'],
    responses: { 200: s.legalText },
  }),
  privacy: defineCall({
    method: 'GET',
    path: '/v1/privacy-policy',
    access: 'public',
    summary: 'Privacy policy as clean HTML',
    covers: ['A-030', 'M-13'],
    responses: { 200: s.legalText },
  }),
};
