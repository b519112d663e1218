import type { Client, Job } from '@vitrine/api/client';

/** A job that did not come to its end, with the reason it gives; empty when it gives none. */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

interface Following {
  onProgress: (progress: number) => void;
  signal?: AbortSignal;
}

/** Follows a job to its end. Throws `JobFailed` when it was not done. */
export const followJob = async (client: Client, id: number, { onProgress, signal }: Following): Promise<Job> => {
  let last: Job | undefined;
  for await (const { data } of (await client.jobs.follow({ params: { id }, signal })).data) {
    last = data;
    onProgress(data.progress);
  }
  if (last?.status !== 'done') throw new JobFailed(last?.problem ?? '');
  return last;
};
