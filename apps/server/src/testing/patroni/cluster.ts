import { chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { haproxyFile, patroniFile, pgbouncerFile } from './files.ts';
import type { NodePorts } from './files.ts';
import { startGate } from './gate.ts';
import { isDecided, leadsToOne, takesWrites, until } from './ready.ts';
import { otherUser, programs, start } from './programs.ts';
import type { Program } from './programs.ts';

/** Three nodes of PostgreSQL of which one takes writes, and what leads to it. */
export interface HighAvailability {
  /** Through PgBouncer in transaction mode. */
  pooledUrl: string;
  /** Through HAProxy to the node that takes writes. */
  directUrl: string;
  leader(): Promise<string | undefined>;
  /** Ends a node without a word, as when its machine stops. */
  kill(name: string): Promise<void>;
  restart(name: string): void;
  /** Nothing reaches a node, and it reaches nobody: neither etcd nor the others. It goes on running. */
  cutOff(name: string): void;
  reconnect(name: string): void;
  /** Resolves when one node leads and the others follow it. */
  whole(): Promise<void>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

interface Member {
  name: string;
  role: string;
  state: string;
}

const startNode = async (name: string, etcd: number) => {
  const [postgres, rest] = [await freePort(), await freePort()];
  const gates = { postgres: await startGate(postgres), rest: await startGate(rest), etcd: await startGate(etcd) };
  const ports: NodePorts = {
    name,
    postgres,
    rest,
    gates: { postgres: gates.postgres.port, rest: gates.rest.port, etcd: gates.etcd.port },
  };
  return { ports, gates: Object.values(gates) };
};

/** Starts it on free ports of this machine. `undefined` where a program is missing. */
export const startHighAvailability = async (): Promise<HighAvailability | undefined> => {
  const found = programs();
  if (!found) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-cluster-'));
  const user = otherUser();
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const options = { ...user, cwd: folder, env };
  const write = async (name: string, text: string): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, text, { mode: 0o644 });
    return path;
  };

  const [etcd, peers, primary, pooled] = [await freePort(), await freePort(), await freePort(), await freePort()];
  const client = `http://127.0.0.1:${etcd}`;
  const peer = `http://127.0.0.1:${peers}`;
  const running: Program[] = [
    start(
      found.etcd,
      ['--data-dir', join(folder, 'etcd'), '--listen-client-urls', client, '--advertise-client-urls', client]
        .concat(['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer])
        .concat(['--initial-cluster', `default=${peer}`, '--log-level', 'error']),
      options,
    ),
  ];
  const nodes = new Map<string, Awaited<ReturnType<typeof startNode>>>();
  for (const name of ['one', 'two', 'three']) nodes.set(name, await startNode(name, etcd));
  const all = [...nodes.values()].map(({ ports }) => ports);
  const files = new Map<string, string>();
  for (const node of all)
    files.set(node.name, await write(`${node.name}.yml`, patroniFile(node, folder, found.postgres)));
  const patroni = new Map<string, Program>();
  const restart = (name: string): void =>
    void patroni.set(name, start(found.patroni, [files.get(name) ?? ''], options));

  const members = async (): Promise<Member[]> => {
    for (const { rest } of all) {
      const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (answer?.ok) return ((await answer.json()) as { members: Member[] }).members;
    }
    return [];
  };
  /** By the node that says so itself: what others remember of a node may be old. */
  const leader = async (): Promise<string | undefined> => {
    for (const { name, gates } of all) {
      const answer = await fetch(`http://127.0.0.1:${gates.rest}/primary`, { signal: AbortSignal.timeout(2000) }).catch(
        () => null,
      );
      if (answer?.ok) return name;
    }
    return undefined;
  };
  const say = (): string => [...patroni].map(([name, { output }]) => `${name}: ${output().slice(-2000)}`).join('\n');
  const whole = async (): Promise<void> => {
    const isWell = ({ role, state }: Member): boolean =>
      state === 'running' || (role !== 'leader' && state === 'streaming');
    await until(
      async () => {
        const now = await members();
        const roles = now.filter(isWell).map(({ role }) => role);
        return roles.length === 3 && roles.includes('leader') && roles.includes('sync_standby') ? true : undefined;
      },
      'A whole cluster',
      say,
    );
  };
  const postmaster = async (name: string): Promise<number | undefined> => {
    const text = await readFile(join(folder, name, 'postmaster.pid'), 'utf8').catch(() => '');
    return Number(text.split('\n')[0]) || undefined;
  };
  const killPostgres = async (name: string): Promise<void> => {
    const id = await postmaster(name);
    try {
      if (id !== undefined) process.kill(id, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  const kill = async (name: string): Promise<void> => {
    await patroni.get(name)?.end('SIGKILL');
    await killPostgres(name);
  };

  const directUrl = `postgres://postgres@127.0.0.1:${primary}/postgres`;
  const pooledUrl = `postgres://postgres@127.0.0.1:${pooled}/postgres`;
  const sayWays = (): string => running.map(({ output }) => output()).join('\n');
  const startAll = async (): Promise<void> => {
    await until(() => isDecided(client), 'etcd', sayWays);
    // The first alone, so that it leads; the others copy it.
    restart('one');
    await until(leader, 'A leader', say);
    restart('two');
    restart('three');
    await whole();
    running.push(start(found.haproxy, ['-db', '-f', await write('haproxy.cfg', haproxyFile(primary, all))], options));
    await until(() => leadsToOne(directUrl), 'The way through HAProxy', sayWays);
    running.push(start(found.pgbouncer, [await write('pgbouncer.ini', pgbouncerFile(pooled, primary))], options));
    await until(() => takesWrites(pooledUrl), 'The way through PgBouncer', sayWays);
  };
  const stop = async (): Promise<void> => {
    for (const name of patroni.keys()) await kill(name);
    for (const program of running) await program.end('SIGKILL');
    for (const { gates } of nodes.values()) for (const gate of gates) await gate.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await startAll();
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    pooledUrl,
    directUrl,
    leader,
    kill,
    restart,
    cutOff: (name) => nodes.get(name)?.gates.forEach((gate) => gate.shut()),
    reconnect: (name) => nodes.get(name)?.gates.forEach((gate) => gate.open()),
    whole,
    stop,
  };
};
