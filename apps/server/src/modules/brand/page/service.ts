import { isHttpUrl, missingOfBanner } from '@vitrine/api/rules';
import type { AuditAction } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { asSeller, inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { whoChanged } from '../../../platform/audit.ts';
import { requireRight } from '../../../platform/brandRight.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { translateInput } from '../../../platform/inputWords.ts';
import { draftChanges, withDraft } from '../../shop/brands/draft.ts';
import type { LivePage } from '../../shop/brands/pageContent.ts';
import { changedFields, recordOwnChange } from '../service.ts';
import { settleAll } from './comments.ts';
import { editedPage, withEdited } from './mapper.ts';
import * as repository from './repository.ts';
import type { StoredPage } from './repository.ts';
import type { EditedPage, PageState } from './types.ts';
import { t } from './words.ts';

/** A year, in milliseconds: a date beyond it is a slip. */
const longestPlan = 366 * 24 * 60 * 60 * 1000;

const acts = ['page.draft', 'page.discard', 'page.publish', 'page.restore', 'page.plan'] satisfies AuditAction[];

const wholeDraft = ({ page, draft }: Pick<StoredPage, 'page' | 'draft'>): LivePage =>
  draft ? withDraft(page, draft) : page;

export const openPage = async (scope: SellerScope): Promise<PageState> => {
  const stored = await repository.findPage(scope);
  return {
    version: stored.version,
    live: editedPage(stored.page),
    draft: editedPage(wholeDraft(stored)),
    has_draft: stored.draft !== null,
    planned: await repository.findPlan(scope),
    published: await repository.findPublished(scope),
  };
};

/** What the log compares of a draft. */
const draftOf = (stored: StoredPage) => ({
  ...editedPage(wholeDraft(stored)),
  publish_at: stored.publishAt?.toISOString() ?? null,
});

type Written = Partial<Omit<StoredPage, 'name' | 'version'>>;

const unplanned = { publishAt: null, publishBy: null };

/** Writes the page if it is the one that the writer has seen, and what changed into the log. */
const change = (
  scope: SellerScope,
  seen: number,
  action: AuditAction,
  work: (tx: SellerScope, before: StoredPage) => Promise<Written> | Written,
): Promise<PageState> =>
  inTransaction(scope, async (tx) => {
    const before = await repository.findPage(tx, true);
    if (before.version !== seen) {
      const person = await whoChanged(tx, tx.viewer.brandId, acts);
      throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }), { current: await openPage(tx) });
    }
    const written = { ...before, ...(await work(tx, before)) };
    // Without a draft there is nothing to publish at that hour.
    const after = written.draft ? written : { ...written, ...unplanned };
    await repository.writePage(tx, after);
    const isLive = action === 'page.publish' || action === 'page.restore';
    const changed = isLive
      ? changedFields(editedPage(before.page), editedPage(after.page))
      : changedFields(draftOf(before), draftOf(after));
    await recordOwnChange(tx, { action, subject: { id: tx.viewer.brandId, name: before.name }, ...changed });
    return openPage(tx);
  });

const links = ['site_url', 'instagram_url', 'facebook_url', 'tiktok_url'] as const;

export const saveDraft = (scope: SellerScope, edited: EditedPage, seen: number): Promise<PageState> => {
  const wrong = links.filter((name) => edited[name] !== '' && !isHttpUrl(edited[name]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((name) => [name, [t(scope.language, 'noLink')]])));
  return change(scope, seen, 'page.draft', (_tx, before) => {
    const draft = withEdited(wholeDraft(before), edited);
    return { draft: draftChanges(before.page, draft).length > 0 ? draft : null };
  });
};

export const discardDraft = (scope: SellerScope, seen: number): Promise<PageState> =>
  change(scope, seen, 'page.discard', () => ({ draft: null }));

/** A draft that was kept before half a button was refused may have one. */
const requireWholeButtons = ({ language }: SellerScope, before: StoredPage): void => {
  const wrong = editedPage(wholeDraft(before)).calls_to_action.flatMap((banner, place) => {
    const missing = missingOfBanner(banner);
    if (missing === null) return [];
    const reason = translateInput(language, missing === 'link' ? 'bannerLink' : 'bannerWords');
    return [[`calls_to_action.${place}.${missing}`, [reason]] as const];
  });
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong));
};

export const publish = (scope: SellerScope, seen: number): Promise<PageState> =>
  change(scope, seen, 'page.publish', async (tx, before) => {
    if (!before.draft) throw new Refusal(409, t(tx.language, 'noDraft'));
    requireWholeButtons(tx, before);
    const page = wholeDraft(before);
    await repository.keepVersion(tx, before.page, page);
    await settleAll(tx);
    return { page, draft: null };
  });

/** Plans when the draft goes live by itself; null leaves it to a person again. What is published is the draft of that hour. */
export const plan = (scope: SellerScope, publishAt: string | null, seen: number): Promise<PageState> =>
  change(scope, seen, 'page.plan', async (tx, before) => {
    if (publishAt === null) return unplanned;
    if (!before.draft) throw new Refusal(409, t(tx.language, 'noDraft'));
    requireWholeButtons(tx, before);
    const at = new Date(publishAt);
    if (at.getTime() <= Date.now()) throw invalid({ publish_at: [t(tx.language, 'past')] });
    if (at.getTime() > Date.now() + longestPlan) throw invalid({ publish_at: [t(tx.language, 'farAway')] });
    await enqueue(tx, publishPlanned, { at: at.toISOString() }, at);
    return { publishAt: at, publishBy: tx.viewer.memberId };
  });

/** Publishes the draft at its hour. A plan that was changed or cancelled meanwhile has another hour, or none. */
export const publishPlanned = defineJob<{ at: string }>({
  name: 'page-publish',
  attempts: 5,
  run: async ({ scope: member }, { at }) => {
    const scope = asSeller(member);
    // The right may have been taken away since the hour was set.
    requireRight(scope, 'owner');
    await inTransaction(scope, async (tx) => {
      const { publishAt, publishBy, version } = await repository.findPage(tx, true);
      if (publishAt?.toISOString() === at && publishBy === tx.viewer.memberId) await publish(tx, version);
    });
    return {};
  },
});

/** A page that was published before. One that was kept without its pictures is shown with those of today. */
const findFormer = async (scope: SellerScope, { page: live }: StoredPage, id: number) => {
  const kept = await repository.findVersion(scope, id);
  if (!kept) throw notFound();
  const { logo, cover_image_thumbnail, list_image } = live;
  return { kept, page: { logo, cover_image_thumbnail, list_image, ...kept } };
};

export const formerPage = async (scope: SellerScope, id: number): Promise<EditedPage> =>
  editedPage((await findFormer(scope, await repository.findPage(scope), id)).page);

/** Publishes a former page again. */
export const restore = (scope: SellerScope, id: number, seen: number): Promise<PageState> =>
  change(scope, seen, 'page.restore', async (tx, before) => {
    const { kept, page } = await findFormer(tx, before, id);
    await repository.keepVersion(tx, before.page, kept);
    return { page };
  });
