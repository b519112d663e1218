import type { JobKind } from '../platform/jobs/job.ts';
import { importCatalogue } from './brand/sheets/job.ts';
import { mailDigest } from './shop/notifications/digest.ts';
import { publishPlanned } from './brand/page/service.ts';
import { makeLineSheet, makeOwnList } from './shop/lineSheets/job.ts';

/** Every kind of job; a module that makes one lists it here. */
export const jobKinds: readonly JobKind[] = [
  makeLineSheet as JobKind,
  makeOwnList as JobKind,
  importCatalogue as JobKind,
  mailDigest as JobKind,
  publishPlanned as JobKind,
];
