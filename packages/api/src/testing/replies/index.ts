import type { Fixtures, Member } from '../fixtures/index.ts';
import { accountReplies } from './account.ts';
import { brandReplies, landingReplies } from './brands.ts';
import { cartReplies } from './cart.ts';
import { connectionReplies } from './connections.ts';
import { draftReplies } from './drafts.ts';
import { eventReplies } from './events.ts';
import { jobReplies } from './jobs.ts';
import { messageReplies } from './messages.ts';
import { lineSheetReplies } from './lineSheets.ts';
import { orderReplies } from './orders.ts';
import { handOffReplies, pageReplies } from './pages.ts';
import { homeReplies, productReplies } from './products.ts';
import { profileReplies } from './profile.ts';
import { registrationReplies } from './registration.ts';
import { retailerReplies } from './retailers.ts';
import type { Replies } from './replies.ts';
import { staffBrandReplies } from './staff/brands.ts';
import { staffLogReplies } from './staff/log.ts';
import { staffMailReplies } from './staff/mails.ts';
import { staffPeopleReplies } from './staff/people.ts';
import { staffRetailerReplies } from './staff/retailers.ts';

/** What the whole API answers to somebody; carts, orders, connections, chats and profiles remember what was done to them. */
export const repliesOf = (fixtures: Fixtures, member: Member | null): Replies => ({
  account: accountReplies(fixtures),
  pages: pageReplies(fixtures),
  ...profileReplies(fixtures, member),
  handOff: handOffReplies(fixtures, member),
  landing: landingReplies(fixtures),
  events: eventReplies(fixtures),
  brands: brandReplies(fixtures),
  products: productReplies(fixtures, member),
  home: homeReplies(fixtures, member),
  cart: cartReplies(fixtures, member),
  orders: orderReplies(fixtures, member),
  connections: connectionReplies(fixtures, member),
  retailers: retailerReplies(fixtures),
  messages: messageReplies(fixtures, member),
  lineSheets: lineSheetReplies,
  drafts: draftReplies(fixtures),
  jobs: jobReplies,
  registration: registrationReplies(fixtures),
  staffLog: staffLogReplies(fixtures),
  staffRetailers: staffRetailerReplies(fixtures),
  staffBrands: staffBrandReplies(fixtures),
  staffPeople: staffPeopleReplies(fixtures),
  staffMails: staffMailReplies(fixtures),
});

const MISSING = 'Authentication credentials were not provided.';

/** What a visitor is told by calls behind the login. */
export const unauthorized = { status: 401, data: { message: MISSING, detail: MISSING } } as const;
