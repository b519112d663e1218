// The settings of a cluster as an operator would write them, with the ports and folders of a test.

export interface NodePorts {
  name: string;
  postgres: number;
  rest: number;
  /** The ways to it and from it to etcd, which can be shut. */
  gates: { postgres: number; rest: number; etcd: number };
}

export const patroniFile = (node: NodePorts, folder: string, binaries: string): string =>
  JSON.stringify({
    scope: 'vitrine',
    name: node.name,
    restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.gates.rest}` },
    // As a proxy, or Patroni would ask etcd for its own address and go past the gate.
    etcd3: { hosts: [`127.0.0.1:${node.gates.etcd}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        primary_start_timeout: 0,
        // No commit is acknowledged before a second node has it.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 60, shared_buffers: '32MB', wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `127.0.0.1:${node.postgres}`,
      connect_address: `127.0.0.1:${node.gates.postgres}`,
      data_dir: `${folder}/${node.name}`,
      bin_dir: binaries,
      pgpass: `${folder}/${node.name}.pgpass`,
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      parameters: { unix_socket_directories: folder },
      authentication: {
        superuser: { username: 'postgres', password: 'none' },
        replication: { username: 'replicator', password: 'none' },
        rewind: { username: 'postgres', password: 'none' },
      },
    },
  });

/** One port leads to the node that takes writes, whichever that is. */
export const haproxyFile = (port: number, nodes: readonly NodePorts[]): string => `
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, gates }) => `  server ${name} 127.0.0.1:${gates.postgres} check port ${gates.rest}`).join('\n')}
`;

export const pgbouncerFile = (port: number, primary: number): string => `
[databases]
* = host=127.0.0.1 port=${primary} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 20
`;
