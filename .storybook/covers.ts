import { afterEach } from 'vitest';

/** The rows that a story proves, for the report of the run (`npm run spec`): only of a story whose play function ran. */
afterEach((context) => {
  const { story } = context as { story?: { play?: unknown; parameters: Record<string, unknown> } };
  Object.assign(context.task.meta, { covers: story?.play ? (story.parameters['covers'] ?? []) : [] });
});
