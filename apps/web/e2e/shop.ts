import { join } from 'node:path';

const port = Number(process.env['E2E_PORT'] ?? 3910);

/** The server that the journeys run against: the real one, with the real seed, in a folder of its own. */
export const shop = {
  port,
  url: `http://localhost:${port}`,
  dataDir: join(import.meta.dirname, `../../../.cache/e2e-${port}`),
};

export const password = 'vitrine-demo';

/** Runs the marketplace of the demo. */
export const staff = 'staff@vitrine.example';
