import { loggablePath } from '@vitrine/api/rules';
import { readCookie } from '../../config/cookies.ts';
import type { Services } from '../../queries/services.ts';
import type { Conversion, TrackedEvent } from './track.ts';

/** Browsers that ask not to be followed. */
const refusesTracking = (): boolean => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** A page that is left sends it all the same. No cookie of the other site travels with it. */
const post = async (url: string, body: object): Promise<void> => {
  await fetch(url, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
};

/** The cookies of marketing tools; null where a visitor has not agreed to them (B-27, B-28, D-104). */
const visit = () => ({ client_tracking_id: readCookie('trackingId'), traffic_source: readCookie('trafficSource') });

/** An event with who did what and where: ids and the side, never a name, an e-mail or a secret of the address. */
export const sendEvent = async ({ account, session }: Services, { name, ...details }: TrackedEvent): Promise<void> => {
  if (account.analytics_url === null || refusesTracking()) return;
  const { user } = session.getState();
  await post(account.analytics_url, {
    id: account.analytics_id,
    account: account.hash,
    event: name,
    details,
    user: user && { id: user.id, entity_stype: user.entity_stype, entity_id: user.entity_id },
    page: loggablePath(location.pathname),
    ...visit(),
  });
};

/** Tells marketing automation who registered or wants the newsletter, by the names of its endpoint. */
export const sendConversion = async ({ account }: Services, conversion: Conversion): Promise<void> => {
  if (account.marketing_url === null) return;
  const { identifier, email, companyType } = conversion;
  await post(account.marketing_url, {
    token: account.marketing_token,
    identifier,
    email,
    company_type: companyType,
    ...visit(),
  });
};
