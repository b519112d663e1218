import { paths } from '../config/paths.ts';
import type { Services } from '../queries/services.ts';

type Params = Readonly<Record<string, string | undefined>>;

/** Guards answer with the address that whoever may not be here is sent to, or null. */
type Guard = (services: Services, params: Params) => string | null;

/** Signed-in users only; others go to the front door (P-045…P-055). */
export const mayEnterAsUser: Guard = ({ session }) => (session.getState().user ? null : paths.landing());

/** As for every signed-in screen; who comes by a shared link is asked to sign in, and then finds what it carries (P-048). */
export const mayEnterStudio = (services: Services, params: Params, hash: string): string | null =>
  hash !== '' && !services.session.getState().user
    ? paths.loginTo(paths.studio() + hash)
    : mayEnterAsUser(services, params);

/** Retailers only. */
export const mayEnterAsBuyer: Guard = ({ session }) =>
  session.getState().user?.entity_stype === 'buyer' ? null : paths.landing();

/** A visitor of a brand's collections is led to the brand, asked to sign in, and then led on (S-019). */
export const toBrandLogin: Guard = ({ session }, { slug = '', collectionId }) =>
  session.getState().user
    ? null
    : paths.brandLogin(slug, collectionId ? paths.collection(slug, Number(collectionId)) : paths.collections(slug));

/** Signed in, the front door leads on: retailers to the brands, brands to their own page. */
export const signedInHome: Guard = ({ session }) => {
  const { user } = session.getState();
  if (!user) return null;
  return user.entity_stype === 'seller' && user.seller_slug ? paths.brand(user.seller_slug) : paths.brands();
};
