import { shipmentLetter, statusLetter, trackingLetter } from '@vitrine/mail';
import type { OrderStatus } from '@vitrine/api/rules';
import type { SellerScope } from '../../../domain/scope.ts';
import type { OutgoingMail } from '../../../platform/mail/queue.ts';
import { renderMail } from '../../../platform/mail/template.ts';
import { companyName } from '../notifications/companyName.ts';
import type { Tracking } from '../../brand/orders/shipments.ts';
import { statusName } from './orderWords.ts';
import { retailerReaders, type Reader } from './readers.ts';
import type { HeldOrder } from './repository.ts';

/** Who is told, and by which brand. */
const readersOf = async (scope: SellerScope, order: HeldOrder): Promise<(Reader & { brand: string })[]> => {
  const brand = await companyName(scope);
  return (await retailerReaders(scope, order)).map((reader) => ({ ...reader, brand }));
};

/** Tells the retailer, in each reader's language, where the order stands now. */
export const statusMails = async (
  scope: SellerScope,
  order: HeldOrder,
  status: OrderStatus,
): Promise<OutgoingMail[]> => {
  const readers = await readersOf(scope, order);
  return readers.map(({ email, first_name, language_code: language, brand }) => {
    const letter = statusLetter(language, {
      name: first_name,
      order: order.number,
      brand,
      status: statusName(language, status),
      url: `${scope.origin}/order/${order.id}`,
    });
    const mail = renderMail(scope, language, letter);
    return { ...mail, kind: 'order-status', recipient: email };
  });
};

/** What a mail says of how a shipment is followed. */
const trackingOf = ({ tracking_code, carrier, tracking_url }: Tracking) => ({
  code: tracking_code,
  carrier,
  link: tracking_url,
});

/** Tells the retailer that units of an order are under way. */
export const shipmentMails = async (
  scope: SellerScope,
  order: HeldOrder,
  { units, ...tracking }: { units: number } & Tracking,
): Promise<OutgoingMail[]> => {
  const readers = await readersOf(scope, order);
  return readers.map(({ email, first_name, language_code: language, brand }) => {
    const letter = shipmentLetter(language, {
      name: first_name,
      order: order.number,
      brand,
      units,
      ...trackingOf(tracking),
      url: `${scope.origin}/order/${order.id}`,
    });
    return { ...renderMail(scope, language, letter), kind: 'order-shipment', recipient: email };
  });
};

/** Tells the retailer that a tracking code was wrong, and the right one. */
export const trackingMails = async (
  scope: SellerScope,
  order: HeldOrder,
  tracking: Tracking,
): Promise<OutgoingMail[]> => {
  const readers = await readersOf(scope, order);
  return readers.map(({ email, first_name, language_code: language, brand }) => {
    const url = `${scope.origin}/order/${order.id}`;
    const letter = trackingLetter(language, {
      name: first_name,
      order: order.number,
      brand,
      ...trackingOf(tracking),
      url,
    });
    return { ...renderMail(scope, language, letter), kind: 'order-tracking', recipient: email };
  });
};
