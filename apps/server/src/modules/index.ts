import type { FastifyPluginAsync } from 'fastify';
import { staffHostRoutes } from './shared/account/hostProof/routes.ts';
import { accountIcons } from './shared/account/icon.ts';
import { staffBrandingReviewRoutes, staffBrandingRoutes } from './staff/branding/routes.ts';
import { accountRoutes } from './shared/account/routes.ts';
import { authRoutes } from './shared/auth/routes.ts';
import { cartRoutes } from './shop/cart/routes.ts';
import { brandReportRoutes } from './brand/reports/routes.ts';
import { brandSheetRoutes } from './brand/sheets/routes.ts';
import { brandPictureRoutes } from './brand/pictures/routes.ts';
import { brandPricelistRoutes } from './brand/pricelists/routes.ts';
import { brandSizeChartRoutes, staffSizeChartRoutes } from './shared/sizeCharts/routes.ts';
import { brandProductRoutes } from './brand/products/routes.ts';
import { brandOrderRoutes } from './brand/orders/routes.ts';
import { brandCellRoutes } from './brand/cells/routes.ts';
import { brandStockRoutes } from './brand/stock/routes.ts';
import { chosenPricelistRoutes } from './shop/chosenPricelists/routes.ts';
import { connectionRoutes } from './shop/connections/routes.ts';
import { retailerRoutes } from './shop/retailers/routes.ts';
import { messageRoutes } from './shop/messages/routes.ts';
import { notificationRoutes } from './shop/notifications/routes.ts';
import { staffOrderRoutes } from './staff/orders/routes.ts';
import { orderChangeRoutes } from './shop/orders/changes/routes.ts';
import { orderRoutes } from './shop/orders/routes.ts';
import { brandCollectionRoutes } from './brand/collections/routes.ts';
import { brandFactsRoutes } from './brand/terms/routes.ts';
import { brandOfficeLogRoutes } from './brand/log/routes.ts';
import { brandOfficePageRoutes } from './brand/page/routes.ts';
import { brandRoutes } from './shop/brands/routes.ts';
import { landingRoutes } from './shop/landing/routes.ts';
import { productRoutes } from './shop/products/routes.ts';
import { savedViewRoutes } from './shared/savedViews/routes.ts';
import { searchRoutes } from './shop/search/routes.ts';
import { favoriteRoutes } from './shop/favorites/routes.ts';
import { homeRoutes } from './shop/home/routes.ts';
import { handOffRoutes } from './shared/handOff/routes.ts';
import { pageRoutes } from './shop/pages/routes.ts';
import { draftRoutes } from './shop/drafts/routes.ts';
import { lineSheetRoutes } from './shop/lineSheets/routes.ts';
import { jobRoutes } from './shared/jobs/routes.ts';
import { staffBrandRoutes } from './staff/brands/routes.ts';
import { staffContentRoutes } from './staff/documents/routes.ts';
import { staffLogRoutes } from './staff/log/routes.ts';
import { brandTodayRoutes, staffTodayRoutes } from './shared/today/routes.ts';
import { staffMailRoutes } from './staff/mails/routes.ts';
import { staffAccountRoutes } from './staff/accounts/routes.ts';
import { staffPeopleRoutes } from './staff/people/routes.ts';
import { staffViewRoutes } from './staff/views/routes.ts';
import { staffSubscriberRoutes } from './staff/subscribers/routes.ts';
import { staffRetailerRoutes } from './staff/registrations/routes.ts';
import { eventRoutes } from './shop/events/routes.ts';
import { profileRoutes } from './shop/profile/routes.ts';
import { registrationRoutes } from './shop/registration/routes.ts';
import { healthRoutes } from './shared/health/routes.ts';
import { mediaRoutes } from './shared/media/routes.ts';

/** The routes of every module. */
export const modules: readonly FastifyPluginAsync[] = [
  healthRoutes,
  accountRoutes,
  staffTodayRoutes,
  brandTodayRoutes,
  staffLogRoutes,
  staffRetailerRoutes,
  staffBrandRoutes,
  staffPeopleRoutes,
  staffAccountRoutes,
  staffHostRoutes,
  staffOrderRoutes,
  staffViewRoutes,
  staffMailRoutes,
  brandOfficeLogRoutes,
  brandCollectionRoutes,
  brandFactsRoutes,
  staffContentRoutes,
  staffBrandingRoutes,
  staffBrandingReviewRoutes,
  brandProductRoutes,
  brandPricelistRoutes,
  brandSizeChartRoutes,
  staffSizeChartRoutes,
  brandStockRoutes,
  brandCellRoutes,
  brandPictureRoutes,
  brandOfficePageRoutes,
  staffSubscriberRoutes,
  brandReportRoutes,
  brandSheetRoutes,
  brandOrderRoutes,
  accountIcons,
  pageRoutes,
  authRoutes,
  handOffRoutes,
  cartRoutes,
  orderRoutes,
  orderChangeRoutes,
  connectionRoutes,
  retailerRoutes,
  messageRoutes,
  notificationRoutes,
  brandRoutes,
  landingRoutes,
  eventRoutes,
  productRoutes,
  chosenPricelistRoutes,
  favoriteRoutes,
  homeRoutes,
  savedViewRoutes,
  searchRoutes,
  registrationRoutes,
  profileRoutes,
  lineSheetRoutes,
  draftRoutes,
  jobRoutes,
  mediaRoutes,
];
