import type { Client, Session } from '@vitrine/api/client';
import { brandQueries } from './brands.ts';
import { cartQueries } from './cart.ts';
import { eventQueries } from './events.ts';
import { connectionQueries } from './connections.ts';
import { homeQueries } from './home.ts';
import { landingQueries } from './landing.ts';
import { messageQueries } from './messages.ts';
import { orderQueries } from './orders.ts';
import { pageQueries } from './pages.ts';
import { productQueries } from './products.ts';
import { profileQueries } from './profile.ts';
import { retailerQueries } from './retailers.ts';
import { sessionQueries } from './me.ts';

/** Every read of the app as query options, by resource. */
export const createQueries = (client: Client, session: Pick<Session, 'end'>) => ({
  landing: landingQueries(client),
  events: eventQueries(client),
  pages: pageQueries(client),
  session: sessionQueries(client),
  brands: brandQueries(client),
  products: productQueries(client),
  home: homeQueries(client),
  cart: cartQueries(client, () => session.end('refused')),
  orders: orderQueries(client),
  connections: connectionQueries(client),
  retailers: retailerQueries(client),
  profile: profileQueries(client),
  messages: messageQueries(client),
});

export type Queries = ReturnType<typeof createQueries>;
