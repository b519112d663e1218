import { paths } from '../../shared/config/paths.ts';
import type { OwnAddresses } from '../../shared/connected/screenEntry.ts';
import type { PublicScreen } from './publicScreen.ts';
import { brand, lightBrand } from './screens/brand.ts';
import { directory } from './screens/directory.ts';
import { event } from './screens/event.ts';
import { landing } from './screens/landing.ts';
import { campaign, whoWeAre } from './screens/pages.ts';
import { register } from './screens/register.ts';
import { segment } from './screens/segment.ts';

/** Screens that the server renders, by their path in the map of screens. All others are for signed-in users, or for one visitor. */
export const publicScreens: Readonly<Partial<Record<string, PublicScreen>>> = {
  '/': landing,
  '/whoweare': whoWeAre,
  '/hkhparis': campaign,
  '/connectedcollaboration': campaign,
  '/totheworld': campaign,
  '/brands/:segment?': directory,
  '/register/:event?': register,
  '/project/:event': event,
  '/project/special/:event': event,
  '/project/:event/:segment': segment,
  '/project/special/:event/:segment': segment,
  '/brand/:slug': lightBrand,
  '/:slug': brand,
};

/** What the server renders at a path that an account adds to the map: a campaign page, or a segment of no event. */
const ownScreenAt = (path: string, { account, eventSegments }: OwnAddresses): PublicScreen | undefined => {
  if (account.campaign_pages?.some(({ slug }) => paths.campaign(slug) === path)) return campaign;
  return eventSegments.some(({ slug, event }) => event === null && paths.segment(slug) === path) ? segment : undefined;
};

/** The screen that the server renders at a path of the account's map of screens. */
export const publicScreenAt = (path: string, own: OwnAddresses): PublicScreen | undefined =>
  publicScreens[path] ?? ownScreenAt(path, own);

/** Each once, for the sitemap: two addresses may show the same screen. */
export const distinctScreens: readonly PublicScreen[] = [
  ...new Set(Object.values(publicScreens).filter((screen) => screen !== undefined)),
];
