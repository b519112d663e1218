import { z } from 'zod';
import * as s from '../schemas/index.ts';
import { defineCall } from './call.ts';

/** The public landing page. */
export const landing = {
  content: defineCall({
    method: 'GET',
    path: '/v1/landing',
    access: 'public',
    summary: 'Heroes, spotlight and texts of the landing page',
    covers: ['A-031', 'E-06', 'E-07'],
    responses: { 200: s.landing },
  }),
  retailers: defineCall({
    method: 'GET',
    path: '/v1/buyers/landing',
    access: 'public',
    summary: 'Retailers shown on the landing page',
    covers: ['A-032', 'E-08', 'D-007'],
    responses: { 200: z.object({ featured: z.array(s.landingRetailer), random: z.array(s.landingRetailer) }) },
  }),
  brands: defineCall({
    method: 'GET',
    path: '/v1/sellers/landing',
    access: 'public',
    summary: 'Brands shown on the landing page, of some events if named',
    covers: ['A-033', 'E-04'],
    query: z.object({ 'events[]': z.union([z.string(), z.array(z.string())]).optional() }),
    responses: { 200: s.dataOf(z.array(s.landingBrand)) },
  }),
  heroes: defineCall({
    method: 'GET',
    path: '/v1/heroes',
    access: 'public',
    summary: 'Heroes of the named active events; without a name, those of the landing page',
    covers: ['A-034', 'E-07'],
    query: z.object({ 'events[]': z.union([z.string(), z.array(z.string())]).optional() }),
    responses: { 200: s.dataOf(z.array(s.hero)) },
  }),
  subscribe: defineCall({
    method: 'POST',
    path: '/api/maillist/',
    access: 'public',
    summary: 'Subscribe to the newsletter',
    covers: ['A-042', 'E-17', 'V-032'],
    body: s.subscription,
    responses: { 201: z.object({ message: z.string() }), 422: s.invalidInput, 429: s.problem },
  }),
};
