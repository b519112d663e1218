import type { FastifyPluginAsync } from 'fastify';
import { accountIcons } from './account/icon.ts';
import { accountRoutes } from './account/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { connectionRoutes } from './connections/routes.ts';
import { retailerRoutes } from './retailers/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { brandRoutes } from './brands/routes.ts';
import { landingRoutes } from './landing/routes.ts';
import { productRoutes } from './products/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { handOffRoutes } from './handOff/routes.ts';
import { pageRoutes } from './pages/routes.ts';
import { draftRoutes } from './drafts/routes.ts';
import { lineSheetRoutes } from './lineSheets/routes.ts';
import { jobRoutes } from './jobs/routes.ts';
import { staffBrandRoutes } from './staff/brands/routes.ts';
import { staffLogRoutes } from './staff/log/routes.ts';
import { staffMailRoutes } from './staff/mails/routes.ts';
import { staffPeopleRoutes } from './staff/people/routes.ts';
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
  staffLogRoutes,
  staffRetailerRoutes,
  staffBrandRoutes,
  staffPeopleRoutes,
  staffMailRoutes,
  accountIcons,
  pageRoutes,
  authRoutes,
  handOffRoutes,
  cartRoutes,
  orderRoutes,
  connectionRoutes,
  retailerRoutes,
  messageRoutes,
  brandRoutes,
  landingRoutes,
  eventRoutes,
  productRoutes,
  homeRoutes,
  registrationRoutes,
  profileRoutes,
  lineSheetRoutes,
  draftRoutes,
  jobRoutes,
  mediaRoutes,
];
