import type { Fixtures, Member } from '../fixtures/index.ts';
import { accountReplies } from './shared/account.ts';
import { brandReplies, landingReplies } from './shop/brands.ts';
import { cartReplies, legacyCartReplies } from './shop/cart.ts';
import { brandReportReplies } from './brand/reports.ts';
import { brandSheetReplies } from './brand/sheets.ts';
import { brandPictureReplies } from './brand/pictures.ts';
import { brandPricelistReplies } from './brand/pricelists.ts';
import { brandSizeChartReplies, staffSizeChartReplies } from './shared/sizeCharts.ts';
import { brandCellReplies } from './brand/cells.ts';
import { brandStockReplies } from './brand/stock.ts';
import { brandProductReplies } from './brand/products.ts';
import { chosenPricelistReplies } from './shop/chosenPricelists.ts';
import { connectionReplies } from './shop/connections.ts';
import { draftReplies } from './shop/drafts.ts';
import { eventReplies } from './shop/events.ts';
import { favoriteReplies } from './shop/favorites.ts';
import { jobReplies } from './shared/jobs.ts';
import { notificationReplies } from './shop/notifications.ts';
import { messageReplies } from './shop/messages.ts';
import { lineSheetReplies } from './shop/lineSheets.ts';
import { orderChangeReplies } from './shop/orderChanges.ts';
import { orderReplies } from './shop/orders.ts';
import { createOrderStore } from './shop/orderStore.ts';
import { handOffReplies, pageReplies } from './shop/pages.ts';
import { homeReplies, productReplies } from './shop/products.ts';
import { profileReplies } from './shop/profile.ts';
import { registrationReplies } from './shop/registration.ts';
import { retailerReplies } from './shop/retailers.ts';
import type { Replies } from './replies.ts';
import { brandCollectionReplies } from './brand/collections.ts';
import { brandFactsReplies } from './brand/terms.ts';
import { brandOfficeLogReplies } from './brand/log.ts';
import { brandOrderReplies } from './brand/orders.ts';
import { brandOfficePageReplies } from './brand/page.ts';
import { savedViewReplies } from './shared/savedViews.ts';
import { searchReplies } from './shop/search.ts';
import { staffBrandingReplies } from './staff/branding.ts';
import { staffBrandingReviewReplies } from './staff/brandingReview.ts';
import { staffBrandReplies } from './staff/brands.ts';
import { staffContentReplies } from './staff/documents.ts';
import { staffSubscriberReplies } from './staff/subscribers.ts';
import { staffLogReplies } from './staff/log.ts';
import { staffMailReplies } from './staff/mails.ts';
import { staffViewReplies } from './staff/views.ts';
import { staffOrderReplies } from './staff/orders.ts';
import { staffAccountReplies } from './staff/accounts.ts';
import { staffHostReplies } from './staff/hosts.ts';
import { staffPeopleReplies } from './staff/people.ts';
import { staffRetailerReplies } from './staff/registrations.ts';
import { brandTodayReplies, staffTodayReplies } from './shared/today.ts';

const orderResources = (fixtures: Fixtures, member: Member | null): Pick<Replies, 'orders' | 'orderChanges'> => {
  const store = createOrderStore(fixtures);
  return { orders: orderReplies(fixtures, member, store), orderChanges: orderChangeReplies(store) };
};

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
  chosenPricelists: chosenPricelistReplies(),
  favorites: favoriteReplies(fixtures, member),
  home: homeReplies(fixtures, member),
  savedViews: savedViewReplies(),
  search: searchReplies(fixtures),
  cart: cartReplies(fixtures, member),
  legacyCart: legacyCartReplies(fixtures),
  ...orderResources(fixtures, member),
  connections: connectionReplies(fixtures, member),
  retailers: retailerReplies(fixtures),
  messages: messageReplies(fixtures, member),
  notifications: notificationReplies(fixtures, member),
  lineSheets: lineSheetReplies,
  drafts: draftReplies(fixtures),
  jobs: jobReplies,
  registration: registrationReplies(fixtures),
  staffToday: staffTodayReplies(fixtures),
  brandToday: brandTodayReplies(fixtures),
  staffLog: staffLogReplies(fixtures),
  staffRetailers: staffRetailerReplies(fixtures),
  staffBrands: staffBrandReplies(fixtures),
  staffPeople: staffPeopleReplies(fixtures),
  staffAccounts: staffAccountReplies(fixtures),
  staffHosts: staffHostReplies(fixtures),
  staffOrders: staffOrderReplies(fixtures),
  staffMails: staffMailReplies(fixtures),
  staffViews: staffViewReplies(),
  brandOfficeLog: brandOfficeLogReplies(fixtures),
  brandCollections: brandCollectionReplies(fixtures),
  brandFacts: brandFactsReplies(fixtures),
  staffContent: staffContentReplies(fixtures),
  staffBranding: staffBrandingReplies(fixtures),
  staffBrandingReview: staffBrandingReviewReplies(fixtures),
  brandProducts: brandProductReplies(fixtures),
  brandPictures: brandPictureReplies(fixtures),
  brandReports: brandReportReplies,
  brandSheets: brandSheetReplies,
  brandCells: brandCellReplies(fixtures),
  brandStock: brandStockReplies(fixtures),
  brandPricelists: brandPricelistReplies(fixtures),
  brandSizeCharts: brandSizeChartReplies(fixtures),
  staffSizeCharts: staffSizeChartReplies(fixtures),
  brandOfficePage: brandOfficePageReplies(fixtures),
  brandOrders: brandOrderReplies(fixtures),
  staffSubscribers: staffSubscriberReplies,
});

const MISSING = 'Authentication credentials were not provided.';

/** The answer of calls behind the login to a visitor. */
export const unauthorized = { status: 401, data: { message: MISSING, detail: MISSING } } as const;
