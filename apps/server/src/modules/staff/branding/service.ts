import { isDeepStrictEqual } from 'node:util';
import type { AuditAction } from '@vitrine/api/rules';
import type { Database } from '../../../db/database.ts';
import { notFound, Refusal } from '../../../domain/refusal.ts';
import type { Viewer } from '../../../domain/scope.ts';
import { recordChange } from '../../../platform/audit.ts';
import type { Catalogue } from '../../../platform/catalogue.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Sender } from '../../../platform/processes/uploadWork.ts';
import { readDocument } from './document.ts';
import type { BrandingDocument } from './document.ts';
import { isCarried, readCarried, storeLogo } from './logo.ts';
import { didYouMean } from './nearest.ts';
import type { DocumentProblem } from './problem.ts';
import {
  findAccount,
  keepFormer,
  listAccounts,
  lockAccount,
  showedPicture,
  takeFormer,
  writeBranding,
} from './repository.ts';
import type { BrandedAccount, ListedAccount } from './repository.ts';
import { t } from './words.ts';

/** For the other settings of an account, which are written together with its look. */
export { lockAccount } from './repository.ts';

/** What a change of branding needs. */
export interface BrandingDeps {
  readonly db: Database;
  readonly files: Files;
  /** The shop's sentences; undefined where no shop is built. */
  readonly catalogue: Catalogue | undefined;
  /** Told when a branding has changed, so that this process shows it at once. */
  readonly changed: () => void;
  /** Who sends it; the command line if not said. */
  readonly sender?: Sender;
}

export interface BrandOrder {
  hash: string;
  /** The content of a branding file. */
  document: unknown;
  /** The pictures it names, by the names it gives them. */
  pictures?: Readonly<Record<string, Buffer>>;
  /** Sets the repaired document when the given one is broken. */
  acceptRepair?: boolean;
}

export type BrandOutcome =
  | { done: true; changed: string[]; problems: readonly DocumentProblem[]; document: BrandingDocument }
  | { done: false; problems: readonly DocumentProblem[]; repaired?: Partial<BrandingDocument> };

const UNUSABLE = 422;
const logoFields = ['logo', 'logo_dark'] as const;
/** Of a name in an answer, in characters: it may be a whole picture. */
const mostShown = 200;

export const unknownAccount = async (db: Database, hash: string): Promise<Refusal> => {
  const hashes = (await listAccounts(db)).map((account) => account.hash);
  return notFound(`There is no account "${hash}".${didYouMean(hash, hashes)} The accounts are: ${hashes.join(', ')}.`);
};

/** The path a logo is served under: one the account has shown already, or that of the picture the document carries or names. */
const placeLogo = async (
  { db, files, sender = { language: 'en' } }: BrandingDeps,
  { id }: BrandedAccount,
  named: string,
  pictures: BrandOrder['pictures'] = {},
): Promise<string> => {
  if (isCarried(named)) return storeLogo(sender, files, readCarried(sender.language, named));
  const picture = Object.hasOwn(pictures, named) ? pictures[named] : undefined;
  if (picture) return storeLogo(sender, files, picture);
  if (await showedPicture(db, id, named)) return named;
  throw new Refusal(UNUSABLE, t(sender.language, 'noLogo'));
};

/** Who changes a branding, as the audit log says it. */
export interface Author {
  viewer: Viewer | null;
  action: AuditAction;
}

const command: Author = { viewer: null, action: 'account.branding' };

type Placed = { document: Partial<BrandingDocument>; problems: DocumentProblem[] };

/** The document with its pictures kept and named by the paths they are served under. What cannot be kept is left out of it. */
export const placeLogos = async (
  deps: BrandingDeps,
  account: BrandedAccount,
  document: Partial<BrandingDocument>,
  pictures: BrandOrder['pictures'],
): Promise<Placed> => {
  const placed: Placed = { document: { ...document }, problems: [] };
  for (const field of logoFields) {
    const named = document[field];
    if (typeof named !== 'string') continue;
    try {
      placed.document[field] = await placeLogo(deps, account, named, pictures);
    } catch (error) {
      // A server that is busy says nothing about the picture.
      if (!(error instanceof Refusal) || error.status !== UNUSABLE) throw error;
      delete placed.document[field];
      placed.problems.push({ path: field, message: error.message, given: named.slice(0, mostShown) });
    }
  }
  return placed;
};

const differences = (now: BrandingDocument, next: BrandingDocument): string[] =>
  Object.keys(next).filter(
    (field) => !isDeepStrictEqual(now[field as keyof BrandingDocument], next[field as keyof BrandingDocument]),
  );

/** Writes a branding and what changed, both to the audit log. Returns the fields that changed. */
const write = async (
  tx: Database,
  { id, document }: BrandedAccount,
  next: BrandingDocument,
  by: Author = command,
): Promise<string[]> => {
  const changed = differences(document, next);
  if (changed.length === 0) return changed;
  await writeBranding(tx, id, next);
  const only = (all: BrandingDocument) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => changed.includes(field)));
  await recordChange(
    { db: tx, account: { id }, viewer: by.viewer },
    { action: by.action, subject: { id, name: next.name }, before: only(document), after: only(next) },
  );
  return changed;
};

/** Writes what the account looks like from now on, and keeps what it looked like. Runs in a transaction that holds the account. */
export const replaceBranding = async (
  tx: Database,
  account: BrandedAccount,
  next: BrandingDocument,
  by: Author = command,
): Promise<string[]> => {
  if (differences(account.document, next).length > 0) await keepFormer(tx, account.id, by.viewer?.name ?? null);
  return write(tx, account, next, by);
};

const publish = async (
  deps: BrandingDeps,
  hash: string,
  changes: Partial<BrandingDocument>,
): Promise<[string[], BrandingDocument]> => {
  const result = await deps.db.transaction(async (tx): Promise<[string[], BrandingDocument]> => {
    const account = await lockAccount(tx, hash);
    if (!account) throw await unknownAccount(tx, hash);
    const next = { ...account.document, ...changes };
    return [await replaceBranding(tx, account, next), next];
  });
  deps.changed();
  return result;
};

/**
 * Sets what an account looks like and says (E-16, D-113). Only a sound document is written: a broken one is refused with every reason and a
 * repaired document, and nothing changes. What the document does not mention stays. The former branding is kept for `rollBack`.
 */
export const brandAccount = async (deps: BrandingDeps, order: BrandOrder): Promise<BrandOutcome> => {
  const account = await findAccount(deps.db, order.hash);
  if (!account) throw await unknownAccount(deps.db, order.hash);
  const read = readDocument(order.document, deps.catalogue);
  const wanted = read.value ?? read.repaired;
  if (!wanted) return { done: false, problems: read.problems };
  const placed = await placeLogos(deps, account, wanted, order.pictures);
  const problems = [...read.problems, ...placed.problems];
  if (problems.length > 0 && !order.acceptRepair) {
    // The repaired document goes back into a file, so its pictures keep the names they have there.
    const named = Object.fromEntries(
      logoFields.filter((field) => field in placed.document).map((field) => [field, wanted[field]]),
    );
    return { done: false, problems, repaired: { ...placed.document, ...named } };
  }
  const [changed, document] = await publish(deps, order.hash, placed.document);
  return { done: true, changed, problems, document };
};

/** Takes the last change of branding back. Returns what looks different now; refuses when there is nothing to go back to. */
export const rollBack = async (deps: BrandingDeps, hash: string): Promise<string[]> => {
  const changed = await deps.db.transaction(async (tx) => {
    const account = await lockAccount(tx, hash);
    if (!account) throw await unknownAccount(tx, hash);
    const former = await takeFormer(tx, account.id);
    if (!former) throw new Refusal(409, `${hash} has no former branding to go back to.`);
    return write(tx, account, former);
  });
  deps.changed();
  return changed;
};

/** The branding of an account as a file would set it. */
export const showBranding = async ({ db }: BrandingDeps, hash: string): Promise<BrandingDocument> => {
  const account = await findAccount(db, hash);
  if (!account) throw await unknownAccount(db, hash);
  return account.document;
};

/** Every account with the number of brandings it can go back to. */
export const listBrandings = ({ db }: BrandingDeps): Promise<ListedAccount[]> => listAccounts(db);
