import { buffer } from 'node:stream/consumers';
import { approvedBuyer } from '../../../domain/scope.ts';
import type { BuyerScope } from '../../../domain/scope.ts';
import type { PdfTask } from '../../../platform/documents/pdf/messages.ts';
import { pdfType, renderPdf } from '../../../platform/documents/pdf/render.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobKind } from '../../../platform/jobs/job.ts';
import type { Chosen } from './repository.ts';
import { lineSheetTask, ownListTask } from './service.ts';
import type { CollectionList } from './service.ts';

/** A job that draws a line sheet and keeps it for its member. */
const drawing = <Input>(name: string, taskOf: (scope: BuyerScope, input: Input) => Promise<PdfTask>): JobKind<Input> =>
  defineJob<Input>({
    name,
    attempts: 3,
    run: async ({ scope, files, fileKey, report, signal, readPicture }, wanted) => {
      const viewer = approvedBuyer(scope);
      const task = await taskOf({ ...scope, viewer }, wanted);
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

/** Draws the line sheet of a collection. */
export const makeLineSheet = drawing<CollectionList>('line-sheet', lineSheetTask);

/** Draws what a retailer chose of a brand. */
export const makeOwnList = drawing<Chosen>('own-list', ownListTask);
