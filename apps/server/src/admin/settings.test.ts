import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { installationEngines, startEmpty } from '../testing/installation.ts';

describe.each(installationEngines)('settings of an account on %s', (engine) => {
  let shop: Awaited<ReturnType<typeof startEmpty>>;
  const settings = (...args: string[]) => shop.done('account', 'settings', 'vitrine', ...args);

  beforeAll(async () => {
    shop = await startEmpty(engine, inject('templates').postgres);
    await shop.done('account', 'create', 'vitrine', '--name', 'Aurora', '--support-email', 'help@aurora.example');
  });
  afterAll(() => shop.close());

  it('are listed, and nothing reports to anybody at first (D-105, D-106)', async () => {
    const list = await settings();
    expect(list).toMatch(/support-email +help@aurora\.example/);
    for (const name of ['analytics-url', 'analytics-id', 'marketing-url', 'marketing-token', 'admin-url'])
      expect(list).toMatch(new RegExp(`${name} +\\(not set\\)`));
  });

  it('are set and removed by name, and reach the shop (D-048, D-054, D-105, D-106, D-132)', async () => {
    const options = ['--analytics-url', 'https://events.example/collect', '--carrier-name', 'Correios'];
    expect(await settings(...options, '--copyright-year', '2027')).toMatch(
      /analytics-url +https:\/\/events\.example\/collect/,
    );
    const served = async () =>
      ((await (await fetch(`${shop.running.origin}/v1/x-account`)).json()) as { data?: Record<string, unknown> }).data;
    await expect.poll(served, { interval: 500 }).toMatchObject({
      analytics_url: 'https://events.example/collect',
      carrier_name: 'Correios',
      copyright_year: 2027,
      marketing_url: null,
      support_email: 'help@aurora.example',
    });
    const removed = await settings('--remove', 'analytics-url', '--remove', 'carrier-name');
    expect(removed).toMatch(/analytics-url +\(not set\)/);
    expect(removed).toMatch(/carrier-name +\(not set\)/);
  });

  it('hide who is a member, until they are told not to (A-010, A-011)', async () => {
    expect(await settings()).toMatch(/hides-members +no/);
    const ask = () =>
      fetch(`${shop.running.origin}/api/recovery/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@aurora.example' }),
      }).then(({ status }) => status);
    expect(await ask()).toBe(404);
    expect(await settings('--hides-members', 'yes')).toMatch(/hides-members +yes/);
    await expect.poll(ask, { interval: 500 }).toBe(200);
    expect(await settings('--copyright-year', '2028')).toMatch(/hides-members +yes/);
    expect(await settings('--hides-members', 'no')).toMatch(/hides-members +no/);
  });

  it('are refused with the reason, and nothing changes', async () => {
    const before = await settings();
    const cases: [string[], string][] = [
      [['--analytics-url', 'javascript:x()'], 'it is no web address'],
      [['--marketing-url', 'https://a:b@marketing.example/'], 'it is no web address'],
      [['--support-email', 'nobody'], 'it is no e-mail address'],
      [['--copyright-year', 'soon'], 'does not work'],
      [['--hides-members', 'perhaps'], 'does not work'],
      [['--remove', 'support-email'], 'does not work'],
      [['--carrier-name', 'DHL', '--remove', 'carrier-name'], 'cannot be set and removed at once'],
      [['--carier-name', 'DHL'], 'Did you mean "carrier-name"?'],
    ];
    for (const [args, words] of cases)
      expect(await shop.admin('account', 'settings', 'vitrine', ...args)).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringContaining(words) as string,
      });
    expect(await shop.admin('account', 'settings', 'nobody')).toMatchObject({ code: 1, out: '' });
    expect(await settings()).toBe(before);
  });
});
