import { useEffect } from 'react';
import { useServices, type Services } from '../../queries/services.ts';

/** What the shop reports to the account's analytics, by name (A-052, D-105). */
export type TrackedEvent =
  | { name: 'login' }
  | { name: 'sign_up'; type: 'b' | 's' }
  | { name: 'add_to_cart'; variations: readonly number[]; pricelist: number }
  | { name: 'seller_page'; slug: string }
  | { name: 'collection_page'; slug: string; collection: number };

export interface Conversion {
  identifier: 'newsletter' | 'registration';
  email: string;
  companyType: string;
}

/** Reports an event, where the account has analytics. Nothing waits for it, and a failure is ignored. */
export const track = (services: Services, event: TrackedEvent): void => {
  if (services.account.analytics_url === null) return;
  void import('./send.ts').then(({ sendEvent }) => sendEvent(services, event)).catch(() => undefined);
};

/** Reports a conversion, where the account has marketing automation (A-043, D-106). Nothing waits for it either. */
export const convert = (services: Services, conversion: Conversion): void => {
  if (services.account.marketing_url === null) return;
  void import('./send.ts').then(({ sendConversion }) => sendConversion(services, conversion)).catch(() => undefined);
};

/** Reports once that a page is seen. `key` is the page; null while it is unknown. */
export const useTrackPage = (key: string | null, event: TrackedEvent): void => {
  const services = useServices();
  useEffect(() => {
    if (key !== null) track(services, event);
    // eslint-disable-next-line react/exhaustive-deps -- the key stands for the event
  }, [key, services]);
};
