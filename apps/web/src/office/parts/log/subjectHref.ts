import type { AuditEntry } from '@vitrine/api/client';
import { paths } from '../../../shared/config/paths.ts';

/** After these the thing has no screen any more. */
const gone = new Set<AuditEntry['action']>(['pricelist.remove', 'size_chart.remove']);

type Kind = AuditEntry['subject']['type'];
type Areas = Partial<Record<Kind, string>>;

/** Where staff, and the people of a brand, find the thing with an id. Neither has the screens of the other. */
const areas: Record<'staff' | 'brand', Areas> = {
  staff: {
    retailer: 'registrations/',
    connection: 'registrations/',
    member: 'people/',
    order: 'orders/',
    content: 'account/',
    event: 'account/event.',
    segment: 'account/segment.',
  },
  brand: {
    collection: 'brand/collections/',
    product: 'brand/products/',
    pricelist: 'brand/pricelists/',
    size_chart: 'brand/charts/',
    order: 'brand/orders/',
  },
};

/** The screen of the thing that an entry is about, where its reader has one. */
export const subjectHref = (
  { subject: { type, id }, action }: Pick<AuditEntry, 'subject' | 'action'>,
  reader: keyof typeof areas,
): string | undefined => {
  const area = areas[reader][type];
  return area === undefined || id === null || gone.has(action) ? undefined : paths.admin(`${area}${id}`);
};
