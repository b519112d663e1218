import { contract } from '@vitrine/api';
import type { BrandingReview, BrandingState } from '@vitrine/api';
import { implement } from '../../../platform/routes.ts';
import { addComment, decide, readReview, settleComment } from './review.ts';
import { discardDraft, openDesk, publishDraft, restoreFormer, saveDraft } from './desk.ts';

const answer = (data: BrandingState) => ({ status: 200 as const, data: { data } });

const bufferOf = async (file: File): Promise<Buffer> => Buffer.from(await file.arrayBuffer());

/** The look of an account, for staff. The shop of this process follows at once. */
export const staffBrandingRoutes = implement(contract.staffBranding, {
  read: async ({ scope }) => answer(await openDesk(scope)),
  saveDraft: async ({ scope, body: { seen, document, ...logos }, request }) => {
    const sent = Object.entries(logos).filter((entry): entry is [string, File] => entry[1] !== undefined);
    const pictures = Object.fromEntries(
      await Promise.all(sent.map(async ([name, file]): Promise<[string, Buffer]> => [name, await bufferOf(file)])),
    );
    return answer(await saveDraft(scope, request.server.platform.files, { seen, document, pictures }));
  },
  discardDraft: async ({ scope, body }) => answer(await discardDraft(scope, body.seen)),
  publish: async ({ scope, body, request }) => {
    const data = await publishDraft(scope, body.seen);
    request.server.platform.accounts.forget();
    return answer(data);
  },
  restore: async ({ scope, body, request }) => {
    const data = await restoreFormer(scope, body.id, body.seen);
    request.server.platform.accounts.forget();
    return answer(data);
  },
});

const answerReview = (data: BrandingReview) => ({ status: 200 as const, data: { data } });

/** What staff say about the draft of the look. */
export const staffBrandingReviewRoutes = implement(contract.staffBrandingReview, {
  read: async ({ scope }) => answerReview(await readReview(scope)),
  comment: async ({ scope, body }) => answerReview(await addComment(scope, body)),
  settle: async ({ scope, params, body }) => answerReview(await settleComment(scope, params.id, body.done)),
  decide: async ({ scope, body }) => answerReview(await decide(scope, body.seen, body.decision)),
});
