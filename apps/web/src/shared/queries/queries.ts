import type { Client, Session } from '@vitrine/api/client';
import { brandQueries } from './brands.ts';
import { cartQueries } from './cart.ts';
import { eventQueries } from './events.ts';
import { connectionQueries } from './connections.ts';
import { landingQueries } from './landing.ts';
import { orderQueries } from './orders.ts';
import { pageQueries } from './pages.ts';
import { productQueries } from './products.ts';
import { retailerQueries } from './retailers.ts';
import { sessionQueries } from './me.ts';

/**
 * Reads of the app as query options, by resource. What single screens of members read stays out of the first load: `homeQueries`,
 * `messageQueries`, `profileQueries`.
 */
export const createQueries = (client: Client, session: Pick<Session, 'end'>) => ({
  landing: landingQueries(client),
  events: eventQueries(client),
  pages: pageQueries(client),
  session: sessionQueries(client),
  brands: brandQueries(client),
  products: productQueries(client),
  cart: cartQueries(client, () => session.end('refused')),
  orders: orderQueries(client),
  connections: connectionQueries(client),
  retailers: retailerQueries(client),
});

export type Queries = ReturnType<typeof createQueries>;
