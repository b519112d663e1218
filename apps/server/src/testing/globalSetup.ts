import type { TestProject } from 'vitest/node';
import { startCluster } from './cluster.ts';
import { makeTemplates } from './template.ts';
import type { Templates } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templates: Templates;
  }
}

/** One PostgreSQL and two filled templates for the whole run; `TEST_DATABASE_URL` names a server to use instead. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const cluster = given === undefined ? await startCluster() : { url: () => given, stop: () => Promise.resolve() };
  const { templates, remove } = await makeTemplates(cluster.url('postgres'));
  project.provide('templates', templates);
  return async () => {
    await remove();
    await cluster.stop();
  };
}
