import type { Content } from '@vitrine/api';
import { invalid, notFound } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import { findPageTaker, movePage } from '../../shop/pages/addresses.ts';
import { named, openContent, requireSeen } from './service.ts';
import { renameVersions } from './versions.ts';
import { t } from './words.ts';

/** Gives a campaign page another address if it is still the one that staff saw. Its versions go with it, and the former address leads to it. */
export const renamePage = (scope: Scope, name: string, wanted: { seen: string; slug: string }): Promise<Content> =>
  inTransaction(scope, async (tx) => {
    const of = named(name);
    const { seen, slug } = wanted;
    if (of.kind !== 'page') throw notFound();
    await requireSeen(tx, of, seen);
    if (slug === of.slug) return openContent(tx, name);
    const taker = await findPageTaker(tx, slug);
    if (taker) throw invalid({ slug: [t(tx.language, taker)] });
    await movePage(tx, of.slug, slug);
    await renameVersions(tx, of.slug, slug);
    await recordChange(tx, {
      action: 'content.rename',
      subject: { id: slug, name: slug },
      before: { slug: of.slug },
      after: { slug },
    });
    return openContent(tx, slug);
  });
