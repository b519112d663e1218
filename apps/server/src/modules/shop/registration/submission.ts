import type { contract } from '@vitrine/api';
import { canonicalEmail } from '@vitrine/api/rules';
import type { Preregistration } from '@vitrine/api/rules';
import type { z } from 'zod';

type Wire = z.output<(typeof contract.registration.send)['body']>;

/** What somebody typed to register, with ids as they were sent. */
export interface Submission {
  /** As the rules name the fields. */
  form: Preregistration;
  trackingId: string | null;
  trafficSource: string | null;
  wantsMail: boolean;
  eventSegmentIds: number[];
  segmentIds: number[];
}

/** Lists are sent with or without brackets, and one entry without a list. */
const listOf = <T>(...given: readonly (T | T[] | undefined)[]): T[] => given.flatMap((entry) => entry ?? []) as T[];

const trimmed = (texts: readonly string[]): string[] => texts.map((text) => text.trim()).filter((text) => text !== '');

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

const isYes = (value: Wire['available_for_mailing']): boolean => value === true || String(value) === '1';

/** A registration of the wire, trimmed, its address in the canonical form. */
export const toSubmission = (body: Wire): Submission => ({
  form: {
    type: body.type,
    company_name: body.company_name.trim(),
    company_website: body.company_website.trim(),
    year_established: String(body.year_established).trim(),
    first_name: body.first_name.trim(),
    last_name: body.last_name.trim(),
    phone: body.phone.trim(),
    email: canonicalEmail(body.email),
    glocations: trimmed(listOf(body.glocations, body['glocations[]'])),
    locations: unique(trimmed(listOf(body.locations, body['locations[]']))),
  },
  trackingId: body.client_tracking_id ?? null,
  trafficSource: body.traffic_source ?? null,
  wantsMail: isYes(body.available_for_mailing),
  eventSegmentIds: unique(listOf(body.event_segments, body['event_segments[]'])),
  segmentIds: unique(listOf(body.seller_segments, body['seller_segments[]'])),
});
