import { account } from './account.ts';
import { auth } from './auth.ts';
import { brandCollections } from './brandOffice/collections.ts';
import { brandFacts } from './brandOffice/facts.ts';
import { brandOfficeLog } from './brandOffice/log.ts';
import { brandOrders } from './brandOffice/orders.ts';
import { brandOfficePage } from './brandOffice/page.ts';
import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { brandCells } from './catalogue/cells.ts';
import { brandPictures } from './catalogue/pictures.ts';
import { brandReports } from './catalogue/reports.ts';
import { brandSheets } from './catalogue/sheets.ts';
import { brandPricelists } from './catalogue/pricelists.ts';
import { brandSizeCharts, staffSizeCharts } from './catalogue/sizeCharts.ts';
import { brandStock } from './catalogue/stock.ts';
import { brandProducts } from './catalogue/products.ts';
import { connections } from './connections.ts';
import { drafts } from './drafts.ts';
import { events } from './events.ts';
import { home } from './home.ts';
import { chosenPricelists } from './chosenPricelists.ts';
import { favorites } from './favorites.ts';
import { handOff } from './handOff.ts';
import { jobs } from './jobs.ts';
import { landing } from './landing.ts';
import { messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { legacyCart } from './legacyCart.ts';
import { lineSheets } from './lineSheets.ts';
import { orderChanges } from './orderChanges.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { passwordChange } from './passwordChange.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { registration } from './registration.ts';
import { retailers } from './retailers.ts';
import { savedViews } from './savedViews.ts';
import { search } from './search.ts';
import { staffAccounts } from './staff/accounts.ts';
import { staffBranding } from './staff/branding.ts';
import { staffBrandingReview } from './staff/brandingReview.ts';
import { staffBrands } from './staff/brands.ts';
import { staffContent } from './staff/content.ts';
import { staffHosts } from './staff/hosts.ts';
import { staffLog } from './staff/log.ts';
import { staffMails } from './staff/mails.ts';
import { staffOrders } from './staff/orders.ts';
import { staffPeople } from './staff/people.ts';
import { staffSubscribers } from './staff/subscribers.ts';
import { brandToday, staffToday } from './today.ts';
import { staffViews } from './staff/views.ts';
import { staffRetailers } from './staff/retailers.ts';

/** Every call of the API, by resource. */
export const contract = {
  account,
  staffToday,
  brandToday,
  staffLog,
  staffRetailers,
  staffBrands,
  staffPeople,
  staffAccounts,
  staffHosts,
  staffOrders,
  staffMails,
  staffViews,
  brandOfficeLog,
  brandCollections,
  brandFacts,
  staffContent,
  staffBranding,
  staffBrandingReview,
  brandProducts,
  brandPricelists,
  brandSizeCharts,
  staffSizeCharts,
  brandStock,
  brandCells,
  brandPictures,
  brandOfficePage,
  staffSubscribers,
  brandReports,
  brandSheets,
  brandOrders,
  pages,
  auth,
  handOff,
  landing,
  events,
  brands,
  products,
  chosenPricelists,
  favorites,
  home,
  savedViews,
  search,
  cart,
  legacyCart,
  orders,
  orderChanges,
  connections,
  retailers,
  messages,
  notifications,
  lineSheets,
  drafts,
  jobs,
  registration,
  profile,
  passwordChange,
} as const;

export type VitrineContract = typeof contract;

export * from './answers.ts';
export * from './call.ts';
export * from './responses.ts';
