import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { launch, mainFile, shopOf } from '../testing/process.ts';
import { emptyDatabase } from '../testing/template.ts';

/** A database that is down until it comes. */
const downDatabase = async () => {
  const database = await emptyDatabase(inject('templates').postgres);
  const url = new URL(database.url);
  const { port, hostname } = url;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);
  url.hostname = '127.0.0.1';
  server.close();
  await once(server, 'close');
  const come = async (): Promise<void> => {
    server.listen(Number(url.port), '127.0.0.1');
    await once(server, 'listening');
  };
  const drop = async (): Promise<void> => {
    server.close();
    for (const socket of open) socket.destroy();
    await database.drop();
  };
  return { url: url.href, come, drop };
};

const newFolder = () => mkdtemp(join(tmpdir(), 'vitrine-waiting-'));

describe('a start without its database', () => {
  it('waits, says what to check, and goes on when the database comes', async () => {
    const { url, come, drop } = await downDatabase();
    const running = launch({ DATABASE_URL: url, DATA_DIR: await newFolder(), PORT: '0' });
    await running.says(/waiting for the database: check that it runs, and DATABASE_URL/);
    await come();
    expect((await fetch(`${await shopOf(running)}/readyz`)).status).toBe(200);
    running.kill('SIGTERM');
    expect(await running.ended).toBe(0);
    await drop();
  });

  it('gives up after DATABASE_WAIT in words, and stops at once at SIGTERM', async () => {
    const { url, drop } = await downDatabase();
    const hasty = launch({ DATABASE_URL: url, DATA_DIR: await newFolder(), PORT: '0', DATABASE_WAIT: '0' });
    expect(await hasty.ended).toBe(1);
    expect(hasty.output()).toContain('The database cannot be reached: ');
    expect(hasty.output()).toContain('Check DATABASE_URL, and that the database runs.');
    const patient = launch({ DATABASE_URL: url, DATA_DIR: await newFolder(), PORT: '0' });
    await patient.says(/waiting for the database/);
    patient.kill('SIGTERM');
    expect(await patient.ended).toBe(0);
    await drop();
  });
});

describe('npm start', () => {
  it('leaves no server behind when npm ends without passing the signal on', async () => {
    const folder = await newFolder();
    // As npm does: a shell that ends at the signal, and a server that does not hear of it.
    const script = '"$0" "$1" --parent=$$ & echo started; wait';
    const env = { PATH: process.env['PATH'], DATA_DIR: folder, PORT: '0', SEED: 'none', LOG_LEVEL: 'warn' };
    const npm = spawn('sh', ['-c', script, process.execPath, mainFile], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    const closed = once(npm.stdout, 'close');
    await new Promise<void>((resolve) => {
      npm.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (/Ctrl\+C closes it/.test(output)) resolve();
      });
    });
    npm.kill('SIGTERM');
    // The server holds the other end.
    await closed;
    expect(await readdir(folder)).not.toContain('lock');
  });
});
