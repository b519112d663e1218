import { ApiError } from '@vitrine/api/client';
import { KNOWN_EMAIL, toWebsite, type Preregistration } from '@vitrine/api/rules';
import type { Registrant, RegistrationValues } from '@vitrine/ui/commerce/company/RegistrationForm';
import type { WireEvent } from './wire.ts';

type Translate = (id: string, values?: Record<string, string | number>) => string;

export type RegistrationErrors = Partial<Record<keyof RegistrationValues, string>>;

/** Letters of the wire for who registers (K-22). */
export const WIRE_TYPES = { retailer: 'b', brand: 's' } as const;

/** The form's fields by the names of the rules and the wire. */
const FIELDS: Readonly<Record<string, keyof RegistrationValues>> = {
  company_name: 'company',
  company_website: 'website',
  year_established: 'year',
  first_name: 'firstName',
  last_name: 'lastName',
  phone: 'phone',
  email: 'email',
  glocations: 'places',
  locations: 'countries',
  event_segments: 'events',
  seller_segments: 'segments',
};

export const fieldOf = (name: string): keyof RegistrationValues | undefined => FIELDS[name];

/** As the rules read the form. */
export const toPreregistration = (values: RegistrationValues, registrant: Registrant): Preregistration => ({
  type: WIRE_TYPES[registrant],
  company_name: values.company,
  company_website: toWebsite(values.website),
  year_established: values.year,
  first_name: values.firstName,
  last_name: values.lastName,
  phone: values.phone,
  email: values.email,
  glocations: values.places.filter((place) => place.trim() !== ''),
  locations: values.countries.filter((country) => country !== ''),
});

interface Visit {
  trackingId: string | null;
  trafficSource: string | null;
}

/** What the older call takes (E-01). */
export const toOlderForm = (values: RegistrationValues, registrant: Registrant, visit: Visit) => {
  const form = toPreregistration(values, registrant);
  return {
    ...form,
    glocations: [...form.glocations],
    locations: [...form.locations],
    event_segments: values.events.map(Number),
    seller_segments: values.segments.map(Number),
    available_for_mailing: values.mailing ? (1 as const) : (0 as const),
    client_tracking_id: visit.trackingId,
    traffic_source: visit.trafficSource,
  };
};

/** The same with the names of lists as a form writes them. */
export const toForm = (values: RegistrationValues, registrant: Registrant, visit: Visit) => {
  const { glocations, locations, event_segments, seller_segments, ...plain } = toOlderForm(values, registrant, visit);
  return {
    ...plain,
    'glocations[]': glocations,
    'locations[]': locations,
    'event_segments[]': event_segments,
    'seller_segments[]': seller_segments,
  };
};

const firstOf = (error: ApiError): readonly [name: string, reason: string] | undefined => {
  const [entry] = Object.entries(error.fields);
  return entry && [entry[0], entry[1][0] ?? ''];
};

const prefixed = (reason: string, t: Translate): string =>
  /^(?:Error|Erro):/.test(reason) ? reason : t('registration.error.other', { reason });

/**
 * What a refused registration says: two known addresses, the website, else the first field's own reason (X-005, X-006, X-007,
 *
 */
export const explainRefusal = (error: Error, t: Translate): string => {
  if (!(error instanceof ApiError)) return t('auth.login.offline');
  const first = firstOf(error);
  if (!first) return error.message;
  const [name, reason] = first;
  if (reason === KNOWN_EMAIL.registered) return t('registration.error.registered');
  if (reason === KNOWN_EMAIL.underAnalysis) return t('registration.error.underAnalysis');
  return name === 'company_website' ? t('registration.error.website') : prefixed(reason, t);
};

/** True when the address has registered before. */
export const isKnownEmail = (error: Error | null): boolean =>
  error instanceof ApiError && Object.values(KNOWN_EMAIL).some((reason) => reason === error.fields['email']?.[0]);

/** What the server found wrong, at the form's fields. The two known addresses are said elsewhere in other words. */
export const refusedFields = (error: Error | null): RegistrationErrors => {
  if (!(error instanceof ApiError) || isKnownEmail(error)) return {};
  const entries = Object.entries(error.fields).map(([name, reasons]) => [fieldOf(name), reasons[0]] as const);
  return Object.fromEntries(entries.filter(([field]) => field !== undefined));
};

/** Segments of active events, each to be chosen by itself. */
export const eventChoices = (events: readonly WireEvent[], t: Translate) =>
  events.flatMap(({ name, event_segments }) =>
    event_segments
      .filter(({ is_active_event }) => is_active_event)
      .map((segment) => ({
        id: String(segment.id),
        label: t('registration.eventOption', { event: name, segment: segment.name }),
      })),
  );

/** Whether an event or one of its segments has this slug, active or not. */
export const isEvent = (events: readonly WireEvent[], slug: string): boolean =>
  events.some((event) => [event, ...event.event_segments].some((one) => one.slug === slug));

/** Ids of an event's active segments, or of the one with this slug; none when no active event has it. */
export const segmentsOfEvent = (events: readonly WireEvent[], slug: string | null | undefined): string[] =>
  events.flatMap((event) =>
    event.event_segments
      .filter((segment) => segment.is_active_event && [event.slug, segment.slug].includes(slug ?? ''))
      .map(({ id }) => String(id)),
  );
