import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

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
    query: z.object({ 'events[]': s.listOf(z.string().max(80), 50) }),
    responses: { 200: s.dataOf(z.array(s.landingBrand)) },
  }),
  heroes: defineCall({
    method: 'GET',
    path: '/v1/heroes',
    access: 'public',
    summary: 'Heroes of the named active events; without a name, those of the landing page',
    covers: ['A-034', 'E-07'],
    query: z.object({ 'events[]': s.listOf(z.string().max(80), 50) }),
    responses: { 200: s.dataOf(z.array(s.hero)) },
  }),
  subscribe: defineCall({
    method: 'POST',
    path: '/api/maillist/',
    access: 'public',
    summary: 'Ask for the newsletter; a mail to the address asks its owner to confirm',
    covers: ['A-042', 'E-17', 'V-032'],
    body: s.subscription,
    responses: { 201: z.object({ message: z.string() }), 422: s.invalidInput, 429: s.problem },
  }),
  confirmSubscription: defineCall({
    method: 'POST',
    path: '/v1/maillist/confirm',
    access: 'public',
    summary: 'Subscribe the address whose owner followed the link of the mail, once',
    covers: ['A-042'],
    body: z.object({ token: z.string().max(200) }),
    responses: { 200: z.object({ message: z.string() }), 422: s.invalidInput, 429: s.problem },
  }),
  unsubscribe: defineCall({
    method: 'POST',
    path: '/v1/maillist/unsubscribe/:token',
    access: 'public',
    summary: 'Unsubscribe by the link of a mail, also as mail programs call it (RFC 8058)',
    covers: ['A-042'],
    encoding: 'form',
    params: z.object({ token: z.string().max(200) }),
    body: z.object({ 'List-Unsubscribe': z.string().max(40).optional() }),
    responses: { 200: z.object({ message: z.string() }), 422: s.invalidInput },
  }),
};
