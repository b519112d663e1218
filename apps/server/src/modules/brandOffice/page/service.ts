import { isHttpUrl } from '@vitrine/api/rules';
import type { AuditAction } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { SellerScope } from '../../../domain/scope.ts';
import { draftChanges, withDraft } from '../../brands/draft.ts';
import type { PageContent } from '../../brands/pageContent.ts';
import { changedFields, recordOwnChange } from '../service.ts';
import { textsOf, withTexts } from './mapper.ts';
import * as repository from './repository.ts';
import type { StoredPage } from './repository.ts';
import type { PageState, PageTexts } from './types.ts';
import { t } from './words.ts';

const wholeDraft = ({ page, draft }: Pick<StoredPage, 'page' | 'draft'>): PageContent =>
  draft ? withDraft(page, draft) : page;

export const openPage = async (scope: SellerScope): Promise<PageState> => {
  const stored = await repository.findPage(scope);
  return {
    version: stored.version,
    live: textsOf(stored.page),
    draft: textsOf(wholeDraft(stored)),
    has_draft: stored.draft !== null,
    published: await repository.findPublished(scope),
  };
};

type Written = Pick<StoredPage, 'page' | 'draft'>;

/** Writes the page if it is the one that the writer has seen, and what changed into the log. */
const change = (
  scope: SellerScope,
  seen: number,
  action: AuditAction,
  work: (tx: SellerScope, before: StoredPage) => Promise<Written> | Written,
): Promise<PageState> =>
  inTransaction(scope, async (tx) => {
    const before = await repository.findPage(tx, true);
    if (before.version !== seen)
      throw new Refusal(409, t(tx.language, 'changedMeanwhile'), { current: await openPage(tx) });
    const after = await work(tx, before);
    await repository.writePage(tx, after);
    const isLive = action === 'page.publish' || action === 'page.restore';
    const changed = isLive
      ? changedFields(textsOf(before.page), textsOf(after.page))
      : changedFields(textsOf(wholeDraft(before)), textsOf(wholeDraft(after)));
    await recordOwnChange(tx, { action, subject: { id: tx.viewer.brandId, name: before.name }, ...changed });
    return openPage(tx);
  });

const links = ['site_url', 'instagram_url', 'facebook_url', 'tiktok_url'] as const;

export const saveDraft = (scope: SellerScope, texts: PageTexts, seen: number): Promise<PageState> => {
  const wrong = links.filter((name) => texts[name] !== '' && !isHttpUrl(texts[name]));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map((name) => [name, [t(scope.language, 'noLink')]])));
  return change(scope, seen, 'page.draft', (_tx, before) => {
    const draft = withTexts(wholeDraft(before), texts);
    return { page: before.page, draft: draftChanges(before.page, draft).length > 0 ? draft : null };
  });
};

export const discardDraft = (scope: SellerScope, seen: number): Promise<PageState> =>
  change(scope, seen, 'page.discard', (_tx, { page }) => ({ page, draft: null }));

export const publish = (scope: SellerScope, seen: number): Promise<PageState> =>
  change(scope, seen, 'page.publish', async (tx, before) => {
    if (!before.draft) throw new Refusal(409, t(tx.language, 'noDraft'));
    const page = wholeDraft(before);
    await repository.keepVersion(tx, before.page, page);
    return { page, draft: null };
  });

/** Publishes a former page again. */
export const restore = (scope: SellerScope, id: number, seen: number): Promise<PageState> =>
  change(scope, seen, 'page.restore', async (tx, before) => {
    const page = await repository.findVersion(tx, id);
    if (!page) throw notFound();
    await repository.keepVersion(tx, before.page, page);
    return { page, draft: before.draft };
  });
