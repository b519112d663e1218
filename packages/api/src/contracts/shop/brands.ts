import { z } from 'zod';
import { pageSizes } from '../../rules/constants.ts';
import * as s from '../../schemas/index.ts';
import { defineCall } from '../call.ts';

const filters = z.object({
  search: z.string().max(120).optional(),
  segments: s.idList,
  categories: s.idList,
  showroom: s.idList,
});

/** Without `limit` all brands come at once. With it, a page of them, and how many stand under each letter. */
const paged = filters.extend({
  limit: z.coerce.number<number | string>().int().positive().max(pageSizes.directory).optional(),
  page: s.pageQuery,
  /** Only brands with an active collection, or only those without one. */
  active: z.enum(['true', 'false']).optional(),
});

const directory = s.doubleDataOf(z.array(s.directoryBrand));
const options = s.doubleDataOf(z.array(s.filterOption));

/** The directory of brands and the brands' own pages. */
export const brands = {
  list: defineCall({
    method: 'GET',
    path: '/v2/brands',
    access: 'public',
    summary: 'All brands, A to Z, narrowed by search and filters; a page of them with `limit`',
    covers: ['A-055'],
    query: paged,
    responses: { 200: s.dataOf(s.directoryPage) },
  }),
  newest: defineCall({
    method: 'GET',
    path: '/v2/brands/new',
    access: 'public',
    summary: 'The newest brands of the directory',
    covers: ['A-056', 'R-203'],
    query: filters,
    responses: { 200: directory },
  }),
  featured: defineCall({
    method: 'GET',
    path: '/v2/brands/featured',
    access: 'public',
    summary: 'Featured brands',
    covers: ['A-057', 'R-204'],
    query: filters,
    responses: { 200: directory },
  }),
  recentlyVisited: defineCall({
    method: 'GET',
    path: '/v2/brands/recently-visited',
    access: 'public',
    summary: 'Brands this user visited last; empty for visitors',
    covers: ['A-058', 'R-205'],
    query: filters,
    responses: { 200: directory },
  }),
  autocomplete: defineCall({
    method: 'GET',
    path: '/v2/brands/autocomplete',
    access: 'public',
    summary: 'Names of brands that match what was typed',
    covers: ['A-060', 'R-214'],
    query: z.object({ search: z.string().max(120).default('') }),
    responses: { 200: s.dataOf(z.array(s.suggestion)) },
  }),
  segments: defineCall({
    method: 'GET',
    path: '/v2/segments',
    access: 'public',
    summary: 'Segments to filter brands by',
    covers: ['A-038'],
    query: filters,
    responses: { 200: options },
  }),
  categories: defineCall({
    method: 'GET',
    path: '/v2/categories',
    access: 'public',
    summary: 'Categories to filter brands by',
    covers: ['A-039'],
    query: filters,
    responses: { 200: options },
  }),
  showrooms: defineCall({
    method: 'GET',
    path: '/v2/showrooms',
    access: 'public',
    summary: 'Showrooms (active events) to filter brands by',
    covers: ['A-059'],
    query: filters,
    responses: { 200: options },
  }),
  sellerCategories: defineCall({
    method: 'GET',
    path: '/v1/sellers/categories',
    access: 'public',
    summary: 'Categories that brands sell in, with their pictures',
    covers: ['A-061', 'E-37'],
    responses: { 200: s.dataOf(z.array(s.category)) },
  }),
  page: defineCall({
    method: 'GET',
    path: '/v1/sellers/:slug/brand-page',
    access: 'public',
    summary: "A brand's page; the draft only for its owner and staff (D-060)",
    covers: ['A-053', 'E-19', 'E-20'],
    params: z.object({ slug: s.slug }),
    query: z.object({ brand_page_draft: z.string().max(5).optional() }),
    responses: { 200: s.brandPage, 403: s.problem, 404: s.problem },
  }),
  collections: defineCall({
    method: 'GET',
    path: '/v1/sellers/:slug/short-collections',
    access: 'public',
    summary: "A brand's active collections with their price lists",
    covers: ['A-054', 'E-25'],
    params: z.object({ slug: s.slug }),
    responses: { 200: z.array(s.shortCollection), 403: s.problem, 404: s.problem },
  }),
};
