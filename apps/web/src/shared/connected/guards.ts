import { paths } from '../config/paths.ts';
import type { EventSegment } from '../config/boot.ts';
import type { Services } from '../queries/services.ts';

type User = NonNullable<ReturnType<Services['session']['getState']>['user']>;
type Params = Readonly<Record<string, string | undefined>>;

/**
 * Guards answer with the address that anyone who may not be here is sent to, or null. `here` is what was asked for, with its query and hash:
 * a link of a mail, say.
 */
type Guard = (services: Services, params: Params, here: string) => string | null;

/** Visitors go to the front page, are asked to sign in there, and then find what they had asked for. */
const forUsers =
  (guard: (user: User) => string | null): Guard =>
  ({ session }, _, here) => {
    const { user } = session.getState();
    return user ? guard(user) : paths.loginTo(here);
  };

/** Signed-in users only (P-045, P-046, P-047, P-048, P-049, P-050, P-051, P-052, P-053, P-054, P-055). */
export const mayEnterAsUser = forUsers(() => null);

/** Retailers only. */
export const mayEnterAsBuyer = forUsers(({ entity_stype }) => (entity_stype === 'buyer' ? null : paths.landing()));

/** The profile is the retailers' (P-041, P-042, P-043, P-044, P-057). Who else asks for it looks for their own account. */
export const mayEnterProfile = forUsers(({ entity_stype }) => (entity_stype === 'buyer' ? null : paths.account()));

/** A brand's people and staff; retailers have a profile of their own. */
export const mayEnterAccount = forUsers(({ entity_stype }) => (entity_stype === 'buyer' ? paths.profile() : null));

/** Brands and staff may find retailers (R-040, R-041, P-037, P-038, P-039, P-040, P-056). The rules module would bring its words to the first screen. */
export const mayFindRetailers = forUsers(({ entity_stype }) => (entity_stype === 'buyer' ? paths.landing() : null));

/** People who work for the account (D-067) or for a brand (D-049); each finds their own areas. */
export const mayEnterAdmin = forUsers(({ is_staff, seller_slug }) =>
  is_staff || seller_slug ? null : paths.landing(),
);

/** A visitor of a brand's collections registers or signs in for the brand first; a collection is led on to (S-019, S-020). */
export const toBrandRegister: Guard = ({ session }, { slug = '', collectionId }) =>
  session.getState().user
    ? null
    : paths.brandRegister(slug, collectionId ? paths.collection(slug, Number(collectionId)) : undefined);

/** Who is signed in has nothing to register for: the brand's collections instead. */
export const toCollections: Guard = ({ session }, { slug = '' }) =>
  session.getState().user ? paths.collections(slug) : null;

/** Signed-in users leave the front page: retailers go to the brands, brands to their own page. */
export const signedInHome: Guard = ({ session }) => {
  const { user } = session.getState();
  if (!user) return null;
  return user.entity_stype === 'seller' && user.seller_slug ? paths.brand(user.seller_slug) : paths.brands();
};

/** A segment of an active event is for users who are linked to it; one of an inactive event is closed; any other is open (R-051, R-052, R-053, R-054, P-069). */
export const mayEnterSegment =
  ({ id, slug, event, is_active_event }: EventSegment): Guard =>
  ({ session }) => {
    if (!event) return null;
    if (!is_active_event) return paths.landing();
    const linked = session.getState().user?.event_segments.some(({ segment }) => segment.id === id);
    return linked ? null : paths.linkSegment(slug);
  };

/** Inside its event a segment is open to everybody while the event is active. An unknown segment leads to its event. */
export const mayEnterEventSegment: Guard = ({ eventSegments }, { event = '', segment = '' }) => {
  const found = eventSegments.find(({ slug, event: own }) => slug === segment && own?.slug === event);
  if (!found) return paths.event(event);
  return found.is_active_event ? null : paths.landing();
};
