import type { Job } from '@vitrine/api';
import type { MemberScope } from '../../../domain/scope.ts';
import type { JobKind } from '../../../platform/jobs/job.ts';
import { enqueue, findJob } from '../../../platform/jobs/queue.ts';
import { toJob } from './mapper.ts';

/** Puts work into the queue and answers with the job as its member sees it. */
export const startJob = async <Input extends object>(
  scope: MemberScope,
  kind: JobKind<Input>,
  input: Input,
): Promise<Job> => toJob(await findJob(scope, await enqueue(scope, kind, input)));
