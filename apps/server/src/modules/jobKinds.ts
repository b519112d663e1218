import type { JobKind } from '../platform/jobs/job.ts';
import { makeLineSheet } from './lineSheets/job.ts';

/** Every kind of job; a module that makes one lists it here. */
export const jobKinds: readonly JobKind[] = [makeLineSheet as JobKind];
