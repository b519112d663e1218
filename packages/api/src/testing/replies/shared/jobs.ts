import type { Job } from '../../../entities.ts';
import type { Replies } from '../replies.ts';

const type = 'application/pdf';

/** The job of the mock: made before anybody asks. */
export const finished: Job = {
  id: 1,
  kind: 'line-sheet',
  status: 'done',
  progress: 1,
  problem: null,
  data: null,
  file: { name: 'Line sheet.pdf', type },
  created_at: '2026-11-21T09:00:00-03:00',
  finished_at: '2026-11-21T09:00:04-03:00',
};

export const jobReplies: Replies['jobs'] = {
  read: { status: 200, data: { data: finished } },
  follow: {
    status: 200,
    data: [
      { event: 'job', data: { ...finished, status: 'running', progress: 0.5, file: null, finished_at: null } },
      { event: 'job', data: finished },
    ],
  },
  cancel: { status: 200, data: { data: finished } },
  file: () => ({ status: 200, data: new File(['%PDF-1.4'], 'Line sheet.pdf', { type }) }),
  ticket: { status: 201, data: { ticket: 'good-once', expires_in: 60 } },
};
