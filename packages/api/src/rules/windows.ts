/** The first and the last day on which the goods of a collection are delivered. */
export interface DeliveryWindow {
  start: string | null;
  end: string | null;
}

/** Collections without a delivery window are sold at once. */
const AT_ONCE = 'at-once';

const day = String.raw`\d{4}-\d\d-\d\d`;

/** What `windowKey` writes. */
export const windowPattern = new RegExp(String.raw`^(?:${AT_ONCE}|${day}\.\.(?:${day})?|\.\.${day})$`);

/** A window in an address, such as `2027-02-01..2027-03-31` or `at-once`. */
export const windowKey = ({ start, end }: DeliveryWindow): string =>
  start === null && end === null ? AT_ONCE : `${start ?? ''}..${end ?? ''}`;

/** The days of a key that has the pattern. */
export const readWindow = (key: string): DeliveryWindow => {
  if (key === AT_ONCE) return { start: null, end: null };
  const [start, end] = key.split('..');
  return { start: start || null, end: end || null };
};
