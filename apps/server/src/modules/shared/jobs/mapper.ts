import type { Job } from '@vitrine/api';
import type { JobRow } from '../../../platform/jobs/queue.ts';

export const toJob = ({ result, createdAt, finishedAt, ...job }: JobRow): Job => ({
  ...job,
  data: result?.data ?? null,
  file: result?.file ? { name: result.file.name, type: result.file.type } : null,
  created_at: createdAt.toISOString(),
  finished_at: finishedAt?.toISOString() ?? null,
});
