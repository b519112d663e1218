import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { SpawnOptions } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, otherUser } from '../cluster.ts';
import { haproxyFile, pgbouncerFile } from './files.ts';
import { prepareNode } from './node.ts';
import type { Member, Node } from './node.ts';
import { programs, start } from './programs.ts';
import type { Program } from './programs.ts';
import { isDecided, leadsToOne, takesWrites, until } from './ready.ts';

/** Three nodes of PostgreSQL of which one takes writes, and what leads to it. */
export interface HighAvailability {
  /** Through PgBouncer in transaction mode. */
  pooledUrl: string;
  /** Through HAProxy to the node that takes writes. */
  directUrl: string;
  leader: () => Promise<Node | undefined>;
  /** Resolves when one node leads and the others follow it. */
  whole: () => Promise<void>;
  stop: () => Promise<void>;
}

const names = ['one', 'two', 'three'];

const startEtcd = async (program: string, port: number, options: SpawnOptions, folder: string): Promise<Program> => {
  const client = `http://127.0.0.1:${port}`;
  const peer = `http://127.0.0.1:${await freePort()}`;
  const settings = {
    'data-dir': join(folder, 'etcd'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `default=${peer}`,
    'log-level': 'error',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  return start(program, flags, options);
};

const isWell = ({ role, state }: Member): boolean =>
  state === 'running' || (role !== 'leader' && state === 'streaming');

const isWhole = (members: readonly Member[]): boolean => {
  const roles = members.filter(isWell).map(({ role }) => role);
  return roles.length === names.length && roles.includes('leader') && roles.includes('sync_standby');
};

/** The node that says so itself: what others remember of a node may be old. */
const leaderOf = async (nodes: readonly Node[]): Promise<Node | undefined> => {
  for (const node of nodes) if (await node.leads()) return node;
  return undefined;
};

const membersOf = async (nodes: readonly Node[]): Promise<Member[]> => {
  for (const node of nodes) {
    const members = await node.members();
    if (members.length > 0) return members;
  }
  return [];
};

/** Starts it on free ports of this machine. `undefined` where a program is missing. */
export const startHighAvailability = async (): Promise<HighAvailability | undefined> => {
  const found = programs();
  if (!found) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cluster-'));
  // PostgreSQL and PgBouncer refuse to run as root.
  const user = otherUser();
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' } };

  const [etcd, primary, pooled] = [await freePort(), await freePort(), await freePort()];
  const directUrl = `postgres://postgres@127.0.0.1:${primary}/postgres`;
  const pooledUrl = `postgres://postgres@127.0.0.1:${pooled}/postgres`;
  const running = [await startEtcd(found.etcd, etcd, options, folder)];
  const place = { folder, binaries: found.postgres, patroni: found.patroni, etcd, options };
  const nodes = await Promise.all(names.map((name) => prepareNode({ ...place, name })));
  const [first, ...others] = nodes;

  const say = (): string => [...nodes, ...running].map(({ output }) => output()).join('\n');
  const leader = () => leaderOf(nodes);
  const whole = async (): Promise<void> => {
    await until(async () => isWhole(await membersOf(nodes)) || undefined, 'A whole cluster', say);
  };
  const startWith = async (program: string, flags: string[], file: string, text: string): Promise<void> => {
    const path = join(folder, file);
    await writeFile(path, text, { mode: 0o644 });
    running.push(start(program, [...flags, path], options));
  };
  const startAll = async (): Promise<void> => {
    await until(() => isDecided(`http://127.0.0.1:${etcd}`), 'etcd', say);
    // The first alone, so that it leads; the others copy it.
    first?.start();
    await until(leader, 'A leader', say);
    for (const node of others) node.start();
    await whole();
    const ports = nodes.map((node) => node.ports);
    await startWith(found.haproxy, ['-db', '-f'], 'haproxy.cfg', haproxyFile(primary, ports));
    await until(() => leadsToOne(directUrl), 'The way through HAProxy', say);
    await startWith(found.pgbouncer, [], 'pgbouncer.ini', pgbouncerFile(pooled, primary));
    await until(() => takesWrites(pooledUrl), 'The way through PgBouncer', say);
  };
  const stop = async (): Promise<void> => {
    for (const node of nodes) await node.close();
    for (const program of running) await program.end('SIGKILL');
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await startAll();
  } catch (error) {
    await stop();
    throw error;
  }
  return { pooledUrl, directUrl, leader, whole, stop };
};
