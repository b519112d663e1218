import { redirect } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import type { ScreenFactory } from '../../connected/screen.ts';
import { Landing } from './Landing.tsx';

/** Logged in, the front door leads on: retailers to the brands, brands to their own page. */
export const route: ScreenFactory = ({ session, queries, queryClient }) => ({
  loader: () => {
    const { user } = session.getState();
    if (user?.entity_stype === 'seller' && user.seller_slug) return redirect(paths.brand(user.seller_slug));
    if (user) return redirect(paths.brands());
    for (const query of [queries.landing.content(), queries.landing.brands(), queries.landing.retailers()]) void queryClient.prefetchQuery(query as never);
    return null;
  },
  Component: Landing,
});
