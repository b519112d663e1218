import { isDeepStrictEqual } from 'node:util';
import type { BrandingState } from '@vitrine/api';
import { BRANDING_PARTS } from '@vitrine/api/rules';
import type { AuditAction } from '@vitrine/api/rules';
import { invalid, notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange, whoChanged } from '../../../platform/audit.ts';
import type { Files } from '../../../platform/files/files.ts';
import { findDesk, findFormer, writeDraft } from './deskRows.ts';
import type { BrandingLook } from './deskRows.ts';
import { readDocument } from './document.ts';
import type { BrandingDocument } from './document.ts';
import type { DocumentProblem } from './problem.ts';
import { findAccount, lockAccount } from './repository.ts';
import type { BrandedAccount } from './repository.ts';
import { endReview } from './review.ts';
import { placeLogos, replaceBranding } from './service.ts';
import { t } from './words.ts';

type Part = (typeof BRANDING_PARTS)[number];

const lookOf = ({ name, style, logo, logo_dark }: BrandingDocument): BrandingLook => ({ name, style, logo, logo_dark });

/** The parts by name: those of the style stand beside the words. */
const partsOf = (document: Partial<BrandingDocument>): Partial<Record<Part, unknown>> => {
  const { style, ...words } = document;
  return { ...style, ...words };
};

const changedParts = (before: Partial<BrandingDocument>, after: Partial<BrandingDocument>): Part[] => {
  const [was, is] = [partsOf(before), partsOf(after)];
  return BRANDING_PARTS.filter((part) => part in is && !isDeepStrictEqual(was[part], is[part]));
};

const own = async (scope: Scope): Promise<BrandedAccount> => {
  const account = await findAccount(scope.db, scope.account.hash);
  if (!account) throw notFound();
  return account;
};

/** The live look, the draft, and the looks before. A look was published when the one before it was replaced. */
export const openDesk = async (scope: Scope): Promise<BrandingState> => {
  const [{ document: live }, { version, draft }, former] = [
    await own(scope),
    await findDesk(scope),
    await findFormer(scope),
  ];
  const looks = [{ id: null, document: live }, ...former];
  return {
    version,
    live: lookOf(live),
    draft: draft && {
      ...draft.look,
      changed: changedParts(live, draft.look),
      person: draft.person,
      saved_at: draft.savedAt,
    },
    published: looks.map(({ id, document }, place) => {
      const before = former[place];
      return {
        id,
        published_at: before?.replacedAt ?? null,
        person: before?.replacedBy ?? null,
        changed: before ? changedParts(before.document, document) : [],
      };
    }),
  };
};

/** Acts that make another version of the look. */
const changing = [
  'account.branding',
  'account.branding_draft',
  'account.branding_discard',
  'account.branding_restore',
] as const;

/** Holds the account, refuses who has not seen the newest look, and tells the process when the shop changes. */
const change = (
  scope: Scope,
  seen: number,
  work: (tx: Scope, account: BrandedAccount) => Promise<void>,
): Promise<BrandingState> =>
  inTransaction(scope, async (tx) => {
    const account = await lockAccount(tx.db, scope.account.hash);
    if (!account) throw notFound();
    if ((await findDesk(tx)).version !== seen) {
      const person = await whoChanged(tx, tx.account.id, changing);
      throw new Refusal(409, t(tx.language, 'changedMeanwhile', { person }), { current: await openDesk(tx) });
    }
    await work(tx, account);
    return openDesk(tx);
  });

const record = (tx: Scope, action: AuditAction, before: BrandingLook, after: BrandingLook): Promise<void> => {
  const changed = (Object.keys(after) as (keyof BrandingLook)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  const only = (look: BrandingLook) => Object.fromEntries(changed.map((field) => [field, look[field]]));
  const subject = { id: tx.account.id, name: after.name };
  return recordChange(tx, { action, subject, before: only(before), after: only(after) });
};

/** What a form says is wrong, by field. */
const refuse = (problems: readonly DocumentProblem[]): never => {
  throw invalid(Object.fromEntries(problems.map(({ path, message }) => [path || 'document', [message]])));
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export interface DraftOrder {
  seen: number;
  /** JSON of a branding file. */
  document: string;
  /** New logos, by the names that the document gives them. */
  pictures: Readonly<Record<string, Buffer>>;
}

/** Saves the draft. One that changes nothing of the live look is none. */
export const saveDraft = async (scope: Scope, files: Files, order: DraftOrder): Promise<BrandingState> => {
  const read = readDocument(parse(order.document), undefined);
  if (!read.value) return refuse(read.problems);
  const deps = { db: scope.db, files, catalogue: undefined, changed: () => undefined, sender: scope };
  const placed = await placeLogos(deps, await own(scope), read.value, order.pictures);
  if (placed.problems.length > 0) return refuse(placed.problems);
  return change(scope, order.seen, async (tx, { document }) => {
    const live = lookOf(document);
    const before = (await findDesk(tx)).draft?.look ?? live;
    const after = lookOf({ ...document, ...before, ...placed.document });
    await writeDraft(tx, isDeepStrictEqual(after, live) ? null : after);
    await record(tx, 'account.branding_draft', before, after);
  });
};

const requireDraft = async (tx: Scope): Promise<BrandingLook> => {
  const { draft } = await findDesk(tx);
  if (!draft) throw new Refusal(409, t(tx.language, 'noDraft'));
  return draft.look;
};

export const discardDraft = (scope: Scope, seen: number): Promise<BrandingState> =>
  change(scope, seen, async (tx, { document }) => {
    const before = await requireDraft(tx);
    await writeDraft(tx, null);
    await endReview(tx);
    await record(tx, 'account.branding_discard', before, lookOf(document));
  });

/** Makes the draft the look of the shop. */
export const publishDraft = (scope: Scope, seen: number): Promise<BrandingState> =>
  change(scope, seen, async (tx, account) => {
    const next = { ...account.document, ...(await requireDraft(tx)) };
    await writeDraft(tx, null);
    await endReview(tx);
    await replaceBranding(tx.db, account, next, { viewer: tx.viewer, action: 'account.branding' });
  });

/** Makes a former look the look of the shop again. */
export const restoreFormer = (scope: Scope, id: number, seen: number): Promise<BrandingState> =>
  change(scope, seen, async (tx, account) => {
    const [former] = await findFormer(tx, id);
    if (!former) throw notFound();
    await replaceBranding(tx.db, account, former.document, { viewer: tx.viewer, action: 'account.branding_restore' });
  });
