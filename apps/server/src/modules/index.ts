import type { FastifyPluginAsync } from 'fastify';
import { staffHostRoutes } from './account/hostProof/routes.ts';
import { accountIcons } from './account/icon.ts';
import { staffBrandingReviewRoutes, staffBrandingRoutes } from './account/branding/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { brandReportRoutes } from './brandOffice/reports/routes.ts';
import { brandSheetRoutes } from './catalogue/sheets/routes.ts';
import { brandPictureRoutes } from './catalogue/pictures/routes.ts';
import { brandPricelistRoutes } from './catalogue/pricelists/routes.ts';
import { brandSizeChartRoutes, staffSizeChartRoutes } from './catalogue/sizeCharts/routes.ts';
import { brandProductRoutes } from './catalogue/products/routes.ts';
import { brandOrderRoutes } from './orders/desk/routes.ts';
import { brandCellRoutes } from './catalogue/cells/routes.ts';
import { brandStockRoutes } from './catalogue/stock/routes.ts';
import { chosenPricelistRoutes } from './chosenPricelists/routes.ts';
import { connectionRoutes } from './connections/routes.ts';
import { retailerRoutes } from './retailers/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { staffOrderRoutes } from './orders/oversight/routes.ts';
import { orderChangeRoutes } from './orders/changes/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { brandCollectionRoutes } from './brandOffice/collections/routes.ts';
import { brandFactsRoutes } from './brandOffice/facts/routes.ts';
import { brandOfficeLogRoutes } from './brandOffice/log/routes.ts';
import { brandOfficePageRoutes } from './brandOffice/page/routes.ts';
import { brandRoutes } from './brands/routes.ts';
import { landingRoutes } from './landing/routes.ts';
import { productRoutes } from './products/routes.ts';
import { savedViewRoutes } from './savedViews/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { favoriteRoutes } from './favorites/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { handOffRoutes } from './handOff/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { lineSheetRoutes } from './lineSheets/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { staffBrandRoutes } from './staff/brands/routes.ts';
import { staffContentRoutes } from './content/routes.ts';
import { staffLogRoutes } from './staff/log/routes.ts';
import { brandTodayRoutes, staffTodayRoutes } from './today/routes.ts';
import { staffMailRoutes } from './staff/mails/routes.ts';
import { staffAccountRoutes } from './staff/accounts/routes.ts';
import { staffPeopleRoutes } from './staff/people/routes.ts';
import { staffViewRoutes } from './staff/views/routes.ts';
import { staffSubscriberRoutes } from './staff/subscribers/routes.ts';
import { staffRetailerRoutes } from './staff/retailers/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { registrationRoutes } from './registration/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { mediaRoutes } from './media/routes.ts';

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
