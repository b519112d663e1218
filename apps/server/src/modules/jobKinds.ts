import type { JobKind } from '../platform/jobs/job.ts';
import { importCatalogue } from './catalogue/sheets/job.ts';
import { mailDigest } from './notifications/digest.ts';
import { publishPlanned } from './brandOffice/page/service.ts';
import { makeLineSheet, makeOwnList } from './lineSheets/job.ts';

/** Every kind of job; a module that makes one lists it here. */
export const jobKinds: readonly JobKind[] = [
  makeLineSheet as JobKind,
  makeOwnList as JobKind,
  importCatalogue as JobKind,
  mailDigest as JobKind,
  publishPlanned as JobKind,
];
