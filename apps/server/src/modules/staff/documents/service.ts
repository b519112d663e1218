import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Content, ContentChange } from '@vitrine/api';
import { contentChange } from '@vitrine/api/schemas';
import { isRemovable, parseContentName } from '@vitrine/api/rules';
import type { ContentKind } from '@vitrine/api/rules';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import { inTransaction } from '../../../domain/scope.ts';
import type { Scope } from '../../../domain/scope.ts';
import { recordChange, whoChanged } from '../../../platform/audit.ts';
import { lockAccount } from '../../shared/account/lock.ts';
import { findMoved } from '../../shop/pages/addresses.ts';
import { blank } from './blank.ts';
import { kinds } from './kinds.ts';
import type { Documents } from './kinds.ts';
import { requireTexts } from './required.ts';
import { findVersion, keepFormer, keepVersion } from './versions.ts';
import { t } from './words.ts';

export interface Named<K extends ContentKind = ContentKind> {
  name: string;
  kind: K;
  slug: string;
}

/** Kind and slug of a name; a 404 `Refusal` for what names nothing. */
export const named = (name: string): Named => {
  const parsed = parseContentName(name);
  if (!parsed) throw notFound();
  return { name, ...parsed };
};

const versionOf = (document: unknown): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22);

/** Each kind is read with its own type, which the name decides at run time. */
const read = (scope: Scope, { kind, slug }: Named): Promise<Documents[ContentKind] | undefined> =>
  kinds[kind].read(scope, slug);

const contentOf = ({ name, kind }: Named, document: Documents[ContentKind] | undefined): Content =>
  ({
    name,
    kind,
    version: document === undefined ? null : versionOf(document),
    document: document ?? blank(kind),
  }) as Content;

/** A document with its version; an empty one where it was not saved yet. */
export const openContent = async (scope: Scope, name: string): Promise<Content> => {
  const of = named(name);
  return contentOf(of, await read(scope, of));
};

/** The fields of a document that differ from another one. */
const changedFields = (document: object | undefined, other: object | undefined): object | undefined =>
  document &&
  Object.fromEntries(
    Object.entries(document).filter(
      ([field, value]) => !isDeepStrictEqual(value, (other as Record<string, unknown> | undefined)?.[field]),
    ),
  );

const actOf = (before: object | undefined, after: object | undefined) =>
  after ? (before ? 'change' : 'create') : 'remove';

/** What the audit log calls the acts on a document, and what it knows it by. */
const logOf = ({ name, kind, slug }: Named) => {
  const { actions } = kinds[kind];
  return {
    id: actions ? slug : name,
    actions: { create: 'content.set', change: 'content.set', remove: 'content.remove', ...actions } as const,
  };
};

const record = (tx: Scope, of: Named, before: object | undefined, after: object | undefined): Promise<void> => {
  const { id, actions } = logOf(of);
  return recordChange(tx, {
    action: actions[actOf(before, after)],
    subject: { id, name: id },
    before: changedFields(before, after),
    after: changedFields(after, before),
  });
};

/** Writes a document that fits its kind, and the audit log. Runs in a transaction that holds the account. */
export const writeContent = async <K extends ContentKind>(
  tx: Scope,
  of: Named<K>,
  document: Documents[K],
): Promise<void> => {
  const { check, write, recordsItself } = kinds[of.kind];
  requireTexts(tx, of.kind, document);
  await check?.(tx, document, of.slug);
  const before = await read(tx, of);
  await write(tx, of.slug, document);
  const after = await read(tx, of);
  if (!after || isDeepStrictEqual(before, after)) return;
  await keepVersion(tx, of.name, before, after);
  if (!recordsItself) await record(tx, of, before, after);
};

/** Refuses what was written for a page that has another address by now. */
const refuseMoved = async (tx: Scope, { kind, slug }: Named): Promise<void> => {
  const moved = kind === 'page' ? await findMoved(tx, slug) : undefined;
  if (moved === undefined) return;
  const person = await whoChanged(tx, moved, ['content.rename']);
  throw new Refusal(409, t(tx.language, 'movedMeanwhile', { person, slug: moved }));
};

/** Refuses if the document is another one than the person saw. Keeps the account, so that nobody changes it now. */
export const requireSeen = async (tx: Scope, of: Named, seen: string | null): Promise<void> => {
  await lockAccount(tx);
  const current = contentOf(of, await read(tx, of));
  if (current.version === seen) return;
  if (current.version === null) await refuseMoved(tx, of);
  const { id, actions } = logOf(of);
  const person = await whoChanged(tx, id, Object.values(actions));
  throw new Refusal(409, t(tx.language, current.version === null ? 'removedMeanwhile' : 'changed', { person }), {
    current,
  });
};

/** Saves a document if it is still the one that staff saw. */
export const saveContent = (scope: Scope, name: string, { kind, document, seen }: ContentChange): Promise<Content> =>
  inTransaction(scope, async (tx) => {
    const of = named(name);
    if (of.kind !== kind) throw notFound();
    await requireSeen(tx, of, seen);
    await writeContent(tx, of, document);
    return contentOf(of, await read(tx, of));
  });

/** Saves a former version again. `check` refuses what this person must not change. */
export const restoreContent = (
  scope: Scope,
  name: string,
  { seen, id }: { seen: string | null; id: number },
  check: (change: ContentChange) => void,
): Promise<Content> =>
  inTransaction(scope, async (tx) => {
    const of = named(name);
    await requireSeen(tx, of, seen);
    const former = await findVersion(tx, of.name, id);
    if (former === undefined) throw notFound();
    const read = contentChange.safeParse({ kind: of.kind, seen, document: former });
    // A later version of the product may ask for more than this document says.
    if (!read.success) throw new Refusal(409, t(tx.language, 'outOfDate'));
    check(read.data);
    await writeContent(tx, of, read.data.document);
    return openContent(tx, name);
  });

/** Removes an event, a segment, a hero or a campaign page if it is still the one that staff saw. */
export const removeContent = (scope: Scope, name: string, seen: string): Promise<void> =>
  inTransaction(scope, async (tx) => {
    const of = named(name);
    if (!isRemovable(of.kind)) throw new Refusal(409, t(tx.language, 'stays'));
    await requireSeen(tx, of, seen);
    const before = await read(tx, of);
    if (!before) throw notFound();
    await keepFormer(tx, of.name, before);
    await kinds[of.kind].remove?.(tx, of.slug);
    await record(tx, of, before, undefined);
  });
