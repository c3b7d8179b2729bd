import { clusterName } from './cluster-name.ts'

/** PostgreSQL settings by name, values as in postgresql.conf. */
export type Settings = Record<string, string>

/** For a server that shares a small machine (2 cores, 4 GB) with the application. */
const defaults: Settings = {
  max_connections: '100',
  shared_buffers: '128MB',
  effective_cache_size: '1GB',
  work_mem: '8MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '1GB',
  wal_compression: 'on',
  checkpoint_completion_target: '0.9',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements and their values are the application's to report: they may hold names and tokens.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
}

/** The arguments of `postgres` for a cluster that only listens in its socket folder. */
export function postgresArguments(cluster: string, sockets: string, settings: Settings): string[] {
  const fixed = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    cluster_name: clusterName(cluster),
    logging_collector: 'off',
  }
  const all = Object.entries({ ...defaults, ...settings, ...fixed })
  return ['-D', cluster, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
