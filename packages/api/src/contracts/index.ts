import { account } from './shared/account.ts';
import { auth } from './shared/auth.ts';
import { brandCollections } from './brand/collections.ts';
import { brandFacts } from './brand/terms.ts';
import { brandOfficeLog } from './brand/log.ts';
import { brandOrders } from './brand/orders.ts';
import { brandOfficePage } from './brand/page.ts';
import { brands } from './shop/brands.ts';
import { cart } from './shop/cart.ts';
import { brandCells } from './brand/cells.ts';
import { brandPictures } from './brand/pictures.ts';
import { brandReports } from './brand/reports.ts';
import { brandSheets } from './brand/sheets.ts';
import { brandPricelists } from './brand/pricelists.ts';
import { brandSizeCharts, staffSizeCharts } from './shared/sizeCharts.ts';
import { brandStock } from './brand/stock.ts';
import { brandProducts } from './brand/products.ts';
import { connections } from './shop/connections.ts';
import { drafts } from './shop/drafts.ts';
import { events } from './shop/events.ts';
import { home } from './shop/home.ts';
import { chosenPricelists } from './shop/chosenPricelists.ts';
import { favorites } from './shop/favorites.ts';
import { handOff } from './shared/handOff.ts';
import { jobs } from './shared/jobs.ts';
import { landing } from './shop/landing.ts';
import { messages } from './shop/messages.ts';
import { notifications } from './shop/notifications.ts';
import { legacyCart } from './shop/legacyCart.ts';
import { lineSheets } from './shop/lineSheets.ts';
import { orderChanges } from './shop/orderChanges.ts';
import { orders } from './shop/orders.ts';
import { pages } from './shop/pages.ts';
import { passwordChange } from './shared/passwordChange.ts';
import { products } from './shop/products.ts';
import { profile } from './shop/profile.ts';
import { registration } from './shop/registration.ts';
import { retailers } from './shop/retailers.ts';
import { savedViews } from './shared/savedViews.ts';
import { search } from './shop/search.ts';
import { staffAccounts } from './staff/accounts.ts';
import { staffBranding } from './staff/branding.ts';
import { staffBrandingReview } from './staff/brandingReview.ts';
import { staffBrands } from './staff/brands.ts';
import { staffContent } from './staff/documents.ts';
import { staffHosts } from './staff/hosts.ts';
import { staffLog } from './staff/log.ts';
import { staffMails } from './staff/mails.ts';
import { staffOrders } from './staff/orders.ts';
import { staffPeople } from './staff/people.ts';
import { staffSubscribers } from './staff/subscribers.ts';
import { brandToday, staffToday } from './shared/today.ts';
import { staffViews } from './staff/views.ts';
import { staffRetailers } from './staff/registrations.ts';

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
