import { contract } from '@vitrine/api';
import sql from 'sql-template-tag';
import { expect, it } from 'vitest';
import { describeEngines } from '../../../testing/index.ts';

const { account } = contract;

describeEngines('the account', (server) => {
  const hashAt = async (host: string, headers: Record<string, string> = {}) => {
    const { status, json } = await server.fetch('/v1/x-account/', { host, headers });
    return status === 200 ? (json as { data: { hash: string } }).data.hash : status;
  };

  it('brings its branding and settings (A-022, E-16, D-113, D-129, D-132)', async () => {
    const { body } = await server.call(account.branding);
    expect(body.data).toMatchObject({
      hash: 'vitrine',
      title: 'Vitrine',
      poweredByBlanc: true,
      language_code: 'en',
      copyright_year: 2025,
      carrier_name: 'DHL',
    });
    expect(body.data.style).toHaveProperty('seeds.brand');
  });

  it('is the one the host name is mapped to, whatever the port and the letters, else the default (D-114)', async () => {
    expect(await hashAt('tropico.localhost:3000')).toBe('tropico');
    expect(await hashAt('TROPICO.localhost')).toBe('tropico');
    expect(await hashAt('unknown.example')).toBe('vitrine');
  });

  it('is the one the X-Account-Hash header names, where the host is not mapped (A-002, D-114)', async () => {
    expect(await hashAt('127.0.0.1', { 'x-account-hash': 'tropico' })).toBe('tropico');
    expect(await hashAt('127.0.0.1', { 'x-account-hash': 'nobody' })).toBe(404);
  });

  it('is not found when the header names another one than the host (D-114)', async () => {
    expect(await hashAt('tropico.localhost:3000', { 'x-account-hash': 'tropico' })).toBe('tropico');
    expect(await hashAt('tropico.localhost:3000', { 'x-account-hash': 'vitrine' })).toBe(404);
  });

  it('ignores a forwarded host, unless a proxy is configured', async () => {
    expect(await hashAt('127.0.0.1', { 'x-forwarded-host': 'tropico.localhost' })).toBe('vitrine');
  });

  it('shows a change of branding within seconds, and the look of Vitrine while the branding is broken', async () => {
    await server.db.query(sql`update account set style = '{"seeds": "url(evil)"}' where hash = 'tropico'`);
    server.app.platform.accounts.forget();
    const { body } = await server.call(account.branding, { account: 'tropico' });
    expect(JSON.stringify(body.data.style)).not.toContain('evil');
    expect(body.data.style).toHaveProperty('seeds.brand');
  });

  it('lists the segments of events with the event (A-023, A-026, E-05, D-072)', async () => {
    const { body } = await server.call(account.eventSegments, { account: 'tropico' });
    expect(body.results).toMatchObject([
      { name: 'Alto verão', slug: 'resort', is_active_event: true, event: { name: 'Spring Week' } },
    ]);
  });

  it('lists its segments in the language asked for (A-003, A-024, E-09, K-21)', async () => {
    const { body } = await server.call(account.segments, { headers: { 'accept-language': 'pt-BR,en;q=0.5' } });
    expect(body.results.map(({ id, name }) => [id, name])).toEqual([
      [13, 'Feminino'],
      [14, 'Masculino'],
      [15, 'Infantil'],
      [16, 'Casa e Beleza'],
    ]);
  });

  it('gives one segment, and 404 for any other id (A-035)', async () => {
    expect((await server.call(account.segment, { params: { id: 16 } })).body.name).toBe('Home & Beauty');
    for (const id of [99, 0, -1, 'x', '1e9', 2 ** 40])
      expect((await server.call(account.segment, { params: { id } })).status).toBe(404);
  });

  it('lists the countries by name (A-027, E-13)', async () => {
    expect((await server.call(account.locations)).body.data.map(({ name }) => name)).toEqual([
      'Brazil',
      'Portugal',
      'United States',
    ]);
  });

  it('gives its legal texts as clean HTML (A-029, A-030, E-14, D-137)', async () => {
    await server.db.query(
      sql`update account set terms = ${JSON.stringify({ en: '<p onclick="x()">Fair.</p><script>x()</script>' })}::jsonb where hash = 'vitrine'`,
    );
    expect((await server.call(account.terms)).body.text).toBe('<p>Fair.</p>');
    expect((await server.call(account.privacy, { headers: { 'accept-language': 'pt-BR' } })).body.text).toBe(
      '<p>Privacy.</p>',
    );
  });

  it('takes API addresses with and without the closing slash (D-014)', async () => {
    for (const path of ['/v1/segment', '/v1/segment/', '/v1/segment/13/', '/v1/segment/13'])
      expect((await server.fetch(path)).status).toBe(200);
  });
});
