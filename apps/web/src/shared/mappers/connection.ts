import { canAnswer, connectionView, type ConnectionView, type LanguageTag } from '@vitrine/api/rules';
import type { Connection } from '@vitrine/ui/commerce/relationship/ConnectionList';
import { paths } from '../config/paths.ts';
import { formatDate } from './format.ts';
import type { WireConnection } from './wire.ts';

export type Side = WireConnection['user_stype'];

const requestOf = ({ status, user_stype }: WireConnection) => ({ status: status.status, askedBy: user_stype });

/** How a side sees a connection; null is none. */
export const viewOf = (connection: WireConnection | null, side: Side): ConnectionView =>
  connectionView(connection && requestOf(connection), side);

export const isToAnswer = (connection: WireConnection, side: Side): boolean => canAnswer(requestOf(connection), side);

/** The other side: its name, its logo, its page. */
const counterpart = ({ buyer, seller }: WireConnection, side: Side) =>
  side === 'buyer'
    ? { name: seller.name, logo: seller.logo, href: paths.brand(seller.slug) }
    : { name: buyer.name, logo: buyer.logo, href: paths.retailer(buyer.id) };

/** A connection as the list shows it to a side. */
export const toConnection = (connection: WireConnection, side: Side, locale: LanguageTag): Connection => {
  const { status, askedBy } = requestOf(connection);
  const waiting = askedBy === side ? 'outgoing' : 'incoming';
  return {
    id: connection.id,
    ...counterpart(connection, side),
    state: status === 'pending' ? waiting : status,
    date: formatDate(locale, connection.created_at),
    chatHref:
      status === 'accepted' ? paths.messages(side === 'buyer' ? connection.seller.id : connection.buyer.id) : undefined,
  };
};
