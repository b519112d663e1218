import { account } from './account.ts';
import { auth } from './auth.ts';
import { brands } from './brands.ts';
import { cart } from './cart.ts';
import { connections } from './connections.ts';
import { drafts } from './drafts.ts';
import { events } from './events.ts';
import { home } from './home.ts';
import { handOff } from './handOff.ts';
import { jobs } from './jobs.ts';
import { landing } from './landing.ts';
import { messages } from './messages.ts';
import { lineSheets } from './lineSheets.ts';
import { orders } from './orders.ts';
import { pages } from './pages.ts';
import { passwordChange } from './passwordChange.ts';
import { products } from './products.ts';
import { profile } from './profile.ts';
import { registration } from './registration.ts';
import { retailers } from './retailers.ts';
import { staffBrands } from './staff/brands.ts';
import { staffLog } from './staff/log.ts';
import { staffMails } from './staff/mails.ts';
import { staffPeople } from './staff/people.ts';
import { staffRetailers } from './staff/retailers.ts';

/** Every call of the API, by resource. */
export const contract = {
  account,
  staffLog,
  staffRetailers,
  staffBrands,
  staffPeople,
  staffMails,
  pages,
  auth,
  handOff,
  landing,
  events,
  brands,
  products,
  home,
  cart,
  orders,
  connections,
  retailers,
  messages,
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
