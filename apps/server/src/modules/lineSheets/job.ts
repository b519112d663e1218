import { buffer } from 'node:stream/consumers';
import { approvedBuyer } from '../../domain/scope.ts';
import { pdfType, renderPdf } from '../../platform/documents/pdf/render.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { lineSheetTask } from './service.ts';
import type { CollectionList } from './service.ts';

/** Draws the line sheet of a collection and keeps it for its member. */
export const makeLineSheet = defineJob<CollectionList>({
  name: 'line-sheet',
  attempts: 3,
  run: async ({ scope, files, fileKey, report, signal, readPicture }, wanted) => {
    const viewer = approvedBuyer(scope);
    const task = await lineSheetTask({ ...scope, viewer }, wanted);
    const pdf = renderPdf(task, {
      read: readPicture,
      signal,
      // A job that was cancelled ends by its signal.
      onProgress: (progress) => void report(progress).catch(() => undefined),
    });
    const key = fileKey('pdf');
    await files.put(key, await buffer(pdf), pdfType);
    return { file: { key, name: `${task.title}.pdf`, type: pdfType } };
  },
});
