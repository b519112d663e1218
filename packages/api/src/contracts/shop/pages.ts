import { z } from 'zod';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

/** What an account tells about itself: the links of its menu, its story and its campaign pages. */
export const pages = {
  links: defineCall({
    method: 'GET',
    path: '/v1/links',
    access: 'public',
    summary: 'Link groups of the side menu',
    covers: ['A-028', 'E-12', 'R-160'],
    responses: { 200: s.dataOf(z.array(s.linkGroup)) },
  }),
  whoWeAre: defineCall({
    method: 'GET',
    path: '/v1/who-we-are',
    access: 'public',
    summary: 'The story of the company: hero, values, partners and team',
    covers: ['A-040', 'E-15', 'R-013'],
    responses: { 200: s.whoWeAre, 404: s.problem },
  }),
  page: defineCall({
    method: 'GET',
    path: '/v1/pages/:slug',
    access: 'public',
    summary: 'A campaign page of the account within its days, also by an address that it had before',
    covers: ['R-018', 'R-019', 'R-020', 'R-022'],
    params: z.object({ slug: s.slug }),
    responses: { 200: s.dataOf(s.campaignPage), 404: s.problem },
  }),
};
