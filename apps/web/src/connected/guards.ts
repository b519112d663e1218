import { redirect } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import type { Services } from '../queries/services.ts';

/** Sends whoever is not signed in to the front door (P-045…P-055), or to where the screen wants. Call it first in a loader. */
export const requireUser = ({ session }: Services, elsewhere: string = paths.landing()): void => {
  if (!session.getState().user) throw redirect(elsewhere);
};

/** Sends whoever is not a retailer to the front door. */
export const requireBuyer = (services: Services): void => {
  requireUser(services);
  if (services.session.getState().user?.entity_stype !== 'buyer') throw redirect(paths.landing());
};
