import { fixtures } from '@vitrine/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../queries/services.ts';
import { convert, track } from './track.ts';

const urls = {
  analytics_url: 'https://events.example/collect',
  marketing_url: 'https://marketing.example/conversions',
};
const servicesOf = (account: Partial<Services['account']>) =>
  ({
    account: { ...fixtures.account, analytics_id: 'aurora', marketing_token: 'm1', ...account },
    session: { getState: () => ({ user: fixtures.members.approved.user, stage: 'approved' }) },
  }) as unknown as Services;

const fetched = vi.fn<typeof fetch>();
const sent = async () => {
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  const [url, init] = fetched.mock.calls[0] ?? [];
  const text = init?.body as string;
  return { url, init, text, body: JSON.parse(text) as Record<string, unknown> };
};

beforeEach(() => {
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('location', { pathname: '/recovery/secret-of-a-mail' });
  vi.stubGlobal('document', { cookie: 'client_tracking_id=t-1' });
});
afterEach(() => vi.unstubAllGlobals());

it('Nothing is reported unless the account says where (D-105, D-106)', async () => {
  const services = servicesOf({ analytics_url: null, marketing_url: null });
  track(services, { name: 'login' });
  convert(services, { identifier: 'newsletter', email: 'ana@loja.example', companyType: 'b' });
  await import('./send.ts');
  expect(fetched).not.toHaveBeenCalled();
});

it('An event names ids and the page, and no name, e-mail or secret (A-052, D-105, B-27, B-28, D-104)', async () => {
  track(servicesOf(urls), { name: 'add_to_cart', variations: [1, 2], pricelist: 3 });
  const { url, init, text, body } = await sent();
  const { id, entity_stype, entity_id, email } = fixtures.members.approved.user;
  expect(url).toBe(urls.analytics_url);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true, referrerPolicy: 'no-referrer' });
  expect(body).toEqual({
    id: 'aurora',
    account: fixtures.account.hash,
    event: 'add_to_cart',
    details: { variations: [1, 2], pricelist: 3 },
    user: { id, entity_stype, entity_id },
    page: '/recovery/[redacted]',
    client_tracking_id: 't-1',
    traffic_source: null,
  });
  expect(text).not.toContain(email);
});

it('A browser that refuses tracking reports no event', async () => {
  vi.stubGlobal('navigator', { globalPrivacyControl: true });
  const { sendEvent } = await import('./send.ts');
  await sendEvent(servicesOf(urls), { name: 'login' });
  expect(fetched).not.toHaveBeenCalled();
});

it('A conversion has the names of the endpoint, and its failure is ignored (A-043, D-106, B-27, B-28)', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  convert(servicesOf(urls), { identifier: 'newsletter', email: 'ana@loja.example', companyType: 'd' });
  const { url, body } = await sent();
  expect(url).toBe(urls.marketing_url);
  expect(body).toEqual({
    token: 'm1',
    identifier: 'newsletter',
    email: 'ana@loja.example',
    company_type: 'd',
    client_tracking_id: 't-1',
    traffic_source: null,
  });
});
