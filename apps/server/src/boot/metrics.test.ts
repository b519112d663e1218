import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { contract } from '@vitrine/api';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '../app.ts';
import { ConfigError } from '../platform/config.ts';
import { createLogger } from '../platform/logger.ts';
import { startServer } from '../testing/server.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import { serveMetrics } from '../platform/metrics/server.ts';

const repository = new URL('../../../../', import.meta.url);
const read = (path: string): Promise<string> => readFile(new URL(path, repository), 'utf8');

describe('metrics', () => {
  let running: Awaited<ReturnType<typeof startServer>>;
  let text = '';
  let type: string | null = null;
  let elsewhere = 0;
  beforeAll(async () => {
    running = await startServer('postgres', inject('templates'));
    const platform = { ...running.server.app.platform };
    const metrics = createMetrics(platform);
    const app = await createApp(platform, createLogger('silent'), { watch: metrics.watch });
    await app.inject({ url: '/v1/x-account' });
    await app.inject({ url: contract.cart.list.path, headers: { authorization: 'Bearer ana@loja.example' } });
    await app.inject({ url: '/v1/nothing/of/the/kind/ana@loja.example' });
    const served = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 }, () => undefined);
    const answer = await fetch(`http://127.0.0.1:${served.port}/metrics`);
    type = answer.headers.get('content-type');
    text = await answer.text();
    elsewhere = (await fetch(`http://127.0.0.1:${served.port}/`)).status;
    await served.close();
    await app.close();
  });
  afterAll(() => running.close());

  it('count answers by the pattern of their route, and name no address, account or person', () => {
    expect(type).toContain('text/plain');
    expect(elsewhere).toBe(404);
    expect(text).toContain('vitrine_http_requests_total{method="GET",route="/v1/x-account",status="200"} 1');
    expect(text).toMatch(/vitrine_http_request_seconds_bucket\{le="0.01",method="GET",route="\/v1\/x-account"\} \d/);
    expect(text).not.toContain('loja.example');
    expect(text).not.toContain('nothing/of');
  });

  it('tell of the database, its pool, the queues and the disk', () => {
    expect(text).toMatch(/^vitrine_database_up 1$/m);
    expect(text).toMatch(/^vitrine_database_pool_size 20$/m);
    expect(text).toMatch(/^vitrine_jobs_oldest_seconds \d/m);
    expect(text).toMatch(/^vitrine_mails_failing \d/m);
    expect(text).not.toMatch(/^vitrine_journal_bytes \d/m);
  });

  it('say in words that their port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const metrics = createMetrics(running.server.app.platform);
    const serving = serveMetrics(metrics, { host: '127.0.0.1', port }, () => undefined);
    await expect(serving).rejects.toThrow(ConfigError);
    await expect(serving).rejects.toThrow(`METRICS_PORT is ${port}, and on 127.0.0.1 that port is taken.`);
    holder.close();
  });

  it('are the ones that the alerts and the dashboard read, and each alert says where to look', async () => {
    const [alerts, dashboard, guide] = await Promise.all(
      ['deploy/alerts.yml', 'deploy/grafana.json', 'docs/guides/operate.md'].map(read),
    );
    const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const named = [...`${alerts}${dashboard}`.matchAll(/\b(?:vitrine|nodejs|process)_\w+/g)];
    expect(named.length).toBeGreaterThan(12);
    for (const [name] of named) expect(known).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
    JSON.parse(dashboard ?? '');
    const anchors = [...(alerts ?? '').matchAll(/operate\.md#([\w-]+)/g)].map(([, anchor]) => anchor);
    expect(anchors).toHaveLength(8);
    const headings = [...(guide ?? '').matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      (title ?? '')
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    for (const anchor of anchors) expect(headings).toContain(anchor);
  });
});
