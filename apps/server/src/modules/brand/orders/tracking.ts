import { isHttpsUrl } from '@vitrine/api/rules';
import type { Language } from '../../../domain/language.ts';
import { invalid, notFound } from '../../../domain/refusal.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { queueMails } from '../../../platform/mail/queue.ts';
import { recordOwnChange } from '../service.ts';
import { trackingMails } from '../../shop/orders/mails.ts';
import { insertFact, subjectOf } from '../../shop/orders/repository.ts';
import { change, tellRetailer } from './change.ts';
import { findTracking, updateTracking, type Tracking } from './shipments.ts';
import type { BrandOrder, TrackingInput } from './types.ts';
import { t } from './words.ts';

/** The retailer opens the address from a mail: it has to be https. */
export const requireTrackingLink = (language: Language, link = ''): void => {
  if (link !== '' && !isHttpsUrl(link)) throw invalid({ tracking_url: [t(language, 'noTrackingLink')] });
};

/** 'DHL VT-2', as the timeline says it; the link only where nothing else can be said. */
export const trackingText = ({ carrier, tracking_code: code, tracking_url: link }: Tracking): string =>
  [carrier, code].filter(Boolean).join(' ') || link;

/** Names the link where it changed too. */
const changeOf = (from: Tracking, to: Tracking) => {
  const isLinkSaid = from.tracking_url !== to.tracking_url;
  const say = (one: Tracking) =>
    [...new Set([trackingText(one), isLinkSaid ? one.tracking_url : ''])].filter(Boolean).join(', ');
  return { from: say(from), to: say(to) };
};

const isSame = (one: Tracking, other: Tracking): boolean =>
  one.carrier === other.carrier && one.tracking_code === other.tracking_code && one.tracking_url === other.tracking_url;

/** Puts the tracking of a shipment right. The retailer, who has the wrong one in a mail, gets a mail with the new one. */
export const correctTracking = (
  scope: SellerScope,
  id: number,
  { shipment, version, ...input }: TrackingInput & { shipment: number },
): Promise<BrandOrder> => {
  requireTrackingLink(scope.language, input.tracking_url);
  return change(scope, id, version, async (tx, held) => {
    const from = await findTracking(tx, id, shipment);
    if (from === undefined) throw notFound();
    const to = { ...from, ...input };
    if (isSame(from, to)) return;
    if (to.tracking_code === '' && to.tracking_url === '')
      throw invalid({ tracking_code: [t(scope.language, 'noTracking')] });
    const said = changeOf(from, to);
    await updateTracking(tx, id, { shipment, from, to });
    await insertFact(
      tx,
      id,
      said.from === '' ? { kind: 'tracking', data: { code: said.to } } : { kind: 'retracked', data: said },
    );
    await queueMails(tx, await trackingMails(tx, held, to));
    await tellRetailer(tx, 'order.shipped', held);
    await recordOwnChange(tx, {
      action: 'order.tracking',
      subject: subjectOf(held),
      before: { ...from },
      after: { ...to },
    });
  });
};
