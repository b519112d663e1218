import { z } from 'zod';
import { idParam, listOf, words } from '../shared/common.ts';
import { eventSegment } from '../shared/account.ts';

const country = z.string().max(80);
const place = z.string().max(300);

/**
 * E-01. What is missing is an empty text, so that the rules of the form say which field it is. A form names a list with or without
 * brackets.
 */
export const preregistration = z.object({
  /** b retailer, s brand (K-22). */
  type: words(20),
  company_name: words(120),
  company_website: words(500),
  year_established: z.string().max(20).or(z.int()).default(''),
  first_name: words(80),
  last_name: words(80),
  email: words(254),
  phone: words(40),
  /** Of a cookie, or null (B-27, B-28, D-104). */
  client_tracking_id: z.string().max(200).nullish(),
  traffic_source: z.string().max(200).nullish(),
  available_for_mailing: z.union([z.literal([0, 1]), z.literal(['0', '1']), z.boolean()]).default(0),
  event_segments: listOf(idParam, 50),
  'event_segments[]': listOf(idParam, 50),
  locations: listOf(country, 100),
  'locations[]': listOf(country, 100),
  glocations: listOf(place, 20),
  'glocations[]': listOf(place, 20),
  /** Segments a brand sells in. */
  seller_segments: listOf(idParam, 20),
  'seller_segments[]': listOf(idParam, 20),
});

/** An event with its segments; those of an active event can be chosen when registering. */
export const event = z.object({
  id: eventSegment.shape.id,
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  event_segments: z.array(eventSegment.omit({ event: true })),
});
