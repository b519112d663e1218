import { readFile, writeFile } from 'node:fs/promises';
import type { SpawnOptions } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../cluster.ts';
import { patroniFile } from './files.ts';
import type { NodePorts } from './files.ts';
import { startGate } from './gate.ts';
import { start } from './programs.ts';
import type { Program } from './programs.ts';

/** What Patroni says of a node. */
export interface Member {
  name: string;
  role: string;
  state: string;
}

export interface Node {
  ports: NodePorts;
  /** Starts Patroni, which starts PostgreSQL. */
  start: () => void;
  /** Ends both without a word, as when their machine stops. */
  kill: () => Promise<void>;
  /** Nothing reaches it, and it reaches nobody: neither etcd nor the others. It goes on running. */
  cutOff: () => void;
  reconnect: () => void;
  leads: () => Promise<boolean>;
  /** The nodes of the cluster as this one knows them; none when it does not answer. */
  members: () => Promise<Member[]>;
  output: () => string;
  close: () => Promise<void>;
}

interface Place {
  name: string;
  /** Of the settings and the data. */
  folder: string;
  /** Of the programs of PostgreSQL. */
  binaries: string;
  patroni: string;
  /** The port of etcd. */
  etcd: number;
  options: SpawnOptions;
}

const ask = (url: string): Promise<Response | undefined> =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);

const killPostmaster = async (data: string): Promise<void> => {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const id = Number(text.split('\n')[0]);
  try {
    if (id > 0) process.kill(id, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};

export const prepareNode = async ({ name, folder, binaries, patroni, etcd, options }: Place): Promise<Node> => {
  const [postgres, rest] = [await freePort(), await freePort()];
  const gates = { postgres: await startGate(postgres), rest: await startGate(rest), etcd: await startGate(etcd) };
  const ports: NodePorts = {
    name,
    postgres,
    rest,
    gates: { postgres: gates.postgres.port, rest: gates.rest.port, etcd: gates.etcd.port },
  };
  const all = Object.values(gates);
  const file = join(folder, `${name}.yml`);
  await writeFile(file, patroniFile(ports, folder, binaries), { mode: 0o644 });
  let program: Program | undefined;
  const kill = async (): Promise<void> => {
    await program?.end('SIGKILL');
    await killPostmaster(join(folder, name));
  };
  return {
    ports,
    start: () => void (program = start(patroni, [file], options)),
    kill,
    cutOff: () => all.forEach((gate) => gate.shut()),
    reconnect: () => all.forEach((gate) => gate.open()),
    leads: async () => (await ask(`http://127.0.0.1:${gates.rest.port}/primary`))?.ok ?? false,
    members: async () => {
      const answer = await ask(`http://127.0.0.1:${rest}/cluster`);
      return answer?.ok ? ((await answer.json()) as { members: Member[] }).members : [];
    },
    output: () => `${name}: ${program?.output().slice(-2000) ?? 'not started'}`,
    close: async () => {
      await kill();
      await Promise.all(all.map((gate) => gate.close()));
    },
  };
};
