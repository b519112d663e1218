import { spawn } from 'node:child_process';
import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';

const find = (name: string): string | undefined =>
  ['/usr/bin', '/usr/sbin', '/usr/local/bin'].map((folder) => join(folder, name)).find((path) => existsSync(path));

/** Where Debian keeps the programs of PostgreSQL; the newest from 15 on. */
const postgresFolder = (): string | undefined =>
  globSync('/usr/lib/postgresql/*/bin')
    .filter((folder) => Number(folder.split('/').at(-2)) >= 15 && existsSync(join(folder, 'pg_rewind')))
    .toSorted()
    .at(-1);

/** The programs of a cluster, where this machine has them all: Debian's patroni, etcd-server, haproxy, pgbouncer and postgresql. */
export const programs = () => {
  const [patroni, etcd, haproxy, pgbouncer] = ['patroni', 'etcd', 'haproxy', 'pgbouncer'].map(find);
  const postgres = postgresFolder();
  return patroni && etcd && haproxy && pgbouncer && postgres
    ? { patroni, etcd, haproxy, pgbouncer, postgres }
    : undefined;
};

/** A program of the cluster. `output` is the end of what it wrote, to show why it failed. */
export interface Program {
  child: ChildProcess;
  output: () => string;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

export const start = (program: string, args: string[], options: SpawnOptions): Program => {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    child,
    output: () => said,
    end: (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
      child.kill(signal);
      return ended;
    },
  };
};
