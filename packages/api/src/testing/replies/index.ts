import type { Fixtures, Member } from '../fixtures/index.ts';
import { accountReplies } from './account.ts';
import { brandReplies, landingReplies } from './brands.ts';
import { cartReplies, legacyCartReplies } from './cart.ts';
import { brandReportReplies } from './catalogue/reports.ts';
import { brandSheetReplies } from './catalogue/sheets.ts';
import { brandPictureReplies } from './catalogue/pictures.ts';
import { brandPricelistReplies } from './catalogue/pricelists.ts';
import { brandSizeChartReplies, staffSizeChartReplies } from './catalogue/sizeCharts.ts';
import { brandCellReplies } from './catalogue/cells.ts';
import { brandStockReplies } from './catalogue/stock.ts';
import { brandProductReplies } from './catalogue/products.ts';
import { chosenPricelistReplies } from './chosenPricelists.ts';
import { connectionReplies } from './connections.ts';
import { draftReplies } from './drafts.ts';
import { eventReplies } from './events.ts';
import { favoriteReplies } from './favorites.ts';
import { jobReplies } from './jobs.ts';
import { notificationReplies } from './notifications.ts';
import { messageReplies } from './messages.ts';
import { lineSheetReplies } from './lineSheets.ts';
import { orderChangeReplies } from './orderChanges.ts';
import { orderReplies } from './orders.ts';
import { createOrderStore } from './orderStore.ts';
import { handOffReplies, pageReplies } from './pages.ts';
import { homeReplies, productReplies } from './products.ts';
import { profileReplies } from './profile.ts';
import { registrationReplies } from './registration.ts';
import { retailerReplies } from './retailers.ts';
import type { Replies } from './replies.ts';
import { brandCollectionReplies } from './brandOffice/collections.ts';
import { brandFactsReplies } from './brandOffice/facts.ts';
import { brandOfficeLogReplies } from './brandOffice/log.ts';
import { brandOrderReplies } from './brandOffice/orders.ts';
import { brandOfficePageReplies } from './brandOffice/page.ts';
import { savedViewReplies } from './savedViews.ts';
import { searchReplies } from './search.ts';
import { staffBrandingReplies } from './staff/branding.ts';
import { staffBrandingReviewReplies } from './staff/brandingReview.ts';
import { staffBrandReplies } from './staff/brands.ts';
import { staffContentReplies } from './staff/content.ts';
import { staffSubscriberReplies } from './staff/subscribers.ts';
import { staffLogReplies } from './staff/log.ts';
import { staffMailReplies } from './staff/mails.ts';
import { staffViewReplies } from './staff/views.ts';
import { staffOrderReplies } from './staff/orders.ts';
import { staffAccountReplies } from './staff/accounts.ts';
import { staffHostReplies } from './staff/hosts.ts';
import { staffPeopleReplies } from './staff/people.ts';
import { staffRetailerReplies } from './staff/retailers.ts';
import { brandTodayReplies, staffTodayReplies } from './today.ts';

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
