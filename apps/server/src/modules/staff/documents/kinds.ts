import type { contentDocuments } from '@vitrine/api/schemas';
import type { AuditAction, ContentKind } from '@vitrine/api/rules';
import type { z } from 'zod';
import { invalid, Refusal } from '../../../domain/refusal.ts';
import type { Scope } from '../../../domain/scope.ts';
import { readCategories, readSegments } from '../../shared/account/assortment/read.ts';
import { requireUnused } from '../../shared/account/assortment/use.ts';
import { writeCategories, writeSegments } from '../../shared/account/assortment/write.ts';
import { findInstallationHost, findTakenHost } from '../../shared/account/hosts.ts';
import { readLegal, writeLegal } from '../../shared/account/legal.ts';
import { readNames, writeNames } from '../../shared/account/names.ts';
import { readSettingsDocument, writeSettingsDocument } from '../../shared/account/settingsDocument.ts';
import { requireSegmentsWithin, requireWithinEvent } from '../../shop/events/dates.ts';
import {
  findSegmentNames,
  findTaker,
  findUnknown,
  readEvent,
  readSegment,
  removeEvent,
  removeSegment,
  writeEvent,
  writeSegment,
} from '../../shop/events/documents.ts';
import { isSegment, readHero, removeHero, writeHero } from '../../shop/landing/heroDocuments.ts';
import { readLandingTexts, writeLandingTexts } from '../../shop/landing/texts.ts';
import { findOtherTaker } from '../../shop/pages/addresses.ts';
import { readPage, removePage, writePage } from '../../shop/pages/campaign.ts';
import { readCompany, writeCompany } from '../../shop/pages/company.ts';
import { readLinks, replaceLinks } from '../../shop/pages/links.ts';
import { t } from './words.ts';

export type Documents = { [K in ContentKind]: z.output<(typeof contentDocuments)[K]> };

/** How a kind of document is read and written. */
interface Kind<Document> {
  read: (scope: Scope, slug: string) => Promise<Document | undefined>;
  /** Throws a 422 `Refusal` for what the schema cannot tell. */
  check?: (tx: Scope, document: Document, slug: string) => Promise<void>;
  write: (tx: Scope, slug: string, document: Document) => Promise<void>;
  remove?: (tx: Scope, slug: string) => Promise<void>;
  /** What the audit log says in place of `content.set`. */
  actions?: { create: AuditAction; change: AuditAction; remove?: AuditAction };
  /** Its parts write their own entries of the audit log. */
  recordsItself?: true;
}

const legal = (kind: 'terms' | 'privacy'): Kind<Documents['terms']> => ({
  read: (scope) => readLegal(scope, kind),
  write: (tx, _slug, document) => writeLegal(tx, kind, document),
});

const addressWords = {
  shop: 'addressOfShop',
  reserved: 'addressOfShop',
  brand: 'addressOfBrand',
  event: 'addressOfEvent',
  page: 'addressOfPage',
} as const;

const refuseTaken = ({ language }: Scope, taker: keyof typeof addressWords, slug: string): never => {
  throw new Refusal(409, t(language, addressWords[taker], { slug }));
};

/** A slug of a new event or segment is free, and leads nowhere yet (D-033, D-046). */
const requireFree = async (tx: Scope, what: 'event' | 'segment', slug: string): Promise<void> => {
  const taker = (await kinds[what].read(tx, slug)) ? undefined : await findTaker(tx, what, slug);
  if (taker && taker !== 'own') refuseTaken(tx, taker, slug);
};

/** An address of a new campaign page leads nowhere yet, or was one of another page (D-046). */
const requireFreeAddress = async (tx: Scope, slug: string): Promise<void> => {
  const taker = (await readPage(tx, slug)) ? undefined : await findOtherTaker(tx, slug);
  if (taker) refuseTaken(tx, taker, slug);
};

/** Every kind of document by its name on the wire. */
export const kinds: { readonly [K in ContentKind]: Kind<Documents[K]> } = {
  settings: {
    read: readSettingsDocument,
    check: async (tx, { hosts }) => {
      const own = findInstallationHost(tx, hosts);
      if (own !== undefined) throw invalid({ 'document.hosts': [t(tx.language, 'hostOfInstallation', { host: own })] });
      const host = await findTakenHost(tx, hosts);
      if (host !== undefined) throw invalid({ 'document.hosts': [t(tx.language, 'hostTaken', { host })] });
    },
    write: (tx, _slug, document) => writeSettingsDocument(tx, document),
    recordsItself: true,
  },
  landing: { read: readLandingTexts, write: (tx, _slug, document) => writeLandingTexts(tx, document) },
  hero: {
    read: readHero,
    check: async (tx, { segment }) => {
      if (segment !== null && !(await isSegment(tx, segment)))
        throw invalid({ 'document.segment': [t(tx.language, 'unknownSegment')] });
    },
    write: writeHero,
    remove: removeHero,
  },
  links: { read: readLinks, write: (tx, _slug, document) => replaceLinks(tx, document) },
  segments: {
    read: readSegments,
    check: (tx, { segments }) => requireUnused(tx, 'segments', segments),
    write: (tx, _slug, document) => writeSegments(tx, document),
  },
  categories: {
    read: readCategories,
    check: (tx, { categories }) => requireUnused(tx, 'categories', categories),
    write: (tx, _slug, document) => writeCategories(tx, document),
  },
  names: { read: readNames, write: (tx, _slug, document) => writeNames(tx, document) },
  company: { read: readCompany, write: (tx, _slug, document) => writeCompany(tx, document) },
  page: {
    read: readPage,
    check: (tx, _document, slug) => requireFreeAddress(tx, slug),
    write: writePage,
    remove: removePage,
  },
  terms: legal('terms'),
  privacy: legal('privacy'),
  event: {
    read: readEvent,
    check: async (tx, document, slug) => {
      await requireFree(tx, 'event', slug);
      await requireSegmentsWithin(tx, document, slug);
    },
    write: writeEvent,
    remove: async (tx, slug) => {
      const segments = await findSegmentNames(tx, slug);
      if (segments.length > 0)
        throw new Refusal(409, t(tx.language, 'eventHasSegments', { names: segments.join(', ') }));
      await removeEvent(tx, slug);
    },
    actions: { create: 'event.create', change: 'event.change', remove: 'event.remove' },
  },
  segment: {
    read: readSegment,
    check: async (tx, { event, brands, ...dates }, slug) => {
      await requireFree(tx, 'segment', slug);
      if (event !== null && (await findUnknown(tx, 'event', [event])) !== undefined)
        throw invalid({ 'document.event': [t(tx.language, 'unknownEvent')] });
      requireWithinEvent(tx, dates, event === null ? undefined : await readEvent(tx, event));
      const brand = await findUnknown(tx, 'brand', brands);
      if (brand !== undefined) throw invalid({ 'document.brands': [t(tx.language, 'unknownBrand', { brand })] });
    },
    write: writeSegment,
    remove: removeSegment,
    actions: { create: 'segment.create', change: 'segment.change', remove: 'segment.remove' },
  },
};
