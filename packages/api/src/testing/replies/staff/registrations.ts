import type { RetailerFile } from '../../../entities.ts';
import {
  RETAILER_VIEWS,
  retailerViewOf,
  stageAfter,
  type ReviewDecision,
  type RetailerView,
} from '../../../rules/stages.ts';
import type { Fixtures } from '../../fixtures/index.ts';
import { notFound, problem } from '../problem.ts';
import type { Replies } from '../replies.ts';
import { hasWords, staffPage } from './page.ts';

const decided = (file: RetailerFile, decision: ReviewDecision, reason: string | undefined): RetailerFile => {
  const stage = stageAfter(file.status === 'refused' ? 'pending' : file.status, decision) ?? 'approved';
  const status = decision === 'refuse' ? 'refused' : stage;
  const entry: RetailerFile['history'][number] = {
    id: 1000 + file.history.length,
    created_at: '2026-11-23T10:00:00Z',
    action: `retailer.${decision}`,
    actor: { id: 602, name: 'Rita Sena' },
    company: null,
    subject: { type: 'retailer', id: String(file.id), name: file.name },
    before: { status: file.status },
    after: { status, ...(reason ? { reason } : {}) },
  };
  return { ...file, status, history: [entry, ...file.history] };
};

/** The queue remembers the decisions. */
export const staffRetailerReplies = ({ staff }: Fixtures): Replies['staffRetailers'] => {
  let files = staff.retailers;
  const decide = (id: number, decision: ReviewDecision, reason?: string) => {
    files = files.map((file) => (file.id === id ? decided(file, decision, reason) : file));
    return files.find((file) => file.id === id);
  };
  return {
    list: ({ query: { page, view, search } }) => {
      const matching = files.filter(({ name, person }) => hasWords(search, name, person?.email));
      const isIn = (one: RetailerView) => matching.filter(({ status }) => retailerViewOf(status) === one);
      const found = view ? isIn(view) : matching;
      const { data, meta } = staffPage(found, page);
      const [waiting, asked, refused, approved] = RETAILER_VIEWS.map((one) => isIn(one).length) as [
        number,
        number,
        number,
        number,
      ];
      return { status: 200, data: { data, meta: { ...meta, waiting, asked, refused, approved } } };
    },
    file: ({ params }) => {
      const file = files.find(({ id }) => id === params.id);
      return file ? { status: 200, data: { data: file } } : notFound;
    },
    review: ({ params, body: { decision, reason, seen } }) => {
      const file = files.find(({ id }) => id === params.id);
      if (!file) return notFound;
      if (file.status !== seen)
        return { status: 409, data: { ...problem('The status has changed.'), status: file.status } };
      return { status: 200, data: { data: decide(params.id, decision, reason) ?? file } };
    },
    approve: ({ body: { retailers } }) => {
      for (const { id } of retailers) decide(id, 'approve');
      return { status: 200, data: { data: { approved: retailers.map(({ id }) => id), changed: [] } } };
    },
  };
};
