import { z } from 'zod';
import { CONTENT_KINDS } from '../../rules/content.ts';
import { calendarDate, id, problem, slug, timestamp } from '../shared/common.ts';
import { documentsWith } from './documents.ts';
import { localizedWords } from './words.ts';

export const contentDocuments = documentsWith(localizedWords);

/** The version of a document. Saving over a newer version is reported as a conflict. */
export const contentVersion = z.string().max(40);

const kinds = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settings'), document: contentDocuments.settings }),
  z.object({ kind: z.literal('landing'), document: contentDocuments.landing }),
  z.object({ kind: z.literal('hero'), document: contentDocuments.hero }),
  z.object({ kind: z.literal('links'), document: contentDocuments.links }),
  z.object({ kind: z.literal('segments'), document: contentDocuments.segments }),
  z.object({ kind: z.literal('categories'), document: contentDocuments.categories }),
  z.object({ kind: z.literal('names'), document: contentDocuments.names }),
  z.object({ kind: z.literal('company'), document: contentDocuments.company }),
  z.object({ kind: z.literal('page'), document: contentDocuments.page }),
  z.object({ kind: z.literal('terms'), document: contentDocuments.terms }),
  z.object({ kind: z.literal('privacy'), document: contentDocuments.privacy }),
  z.object({ kind: z.literal('event'), document: contentDocuments.event }),
  z.object({ kind: z.literal('segment'), document: contentDocuments.segment }),
]);

/** A document with the version it has; null before it is saved for the first time. */
export const content = z.object({ name: z.string(), version: contentVersion.nullable() }).and(kinds);

/** A document as it was saved. `changed` names the fields in which it differs from the one before; null for the oldest. */
export const contentSaved = z.object({
  id,
  saved_at: timestamp,
  /** Null: the admin command, or before versions were kept. */
  person: z.string().nullable(),
  changed: z.array(z.string()).nullable(),
});

/** A document as staff want it. `seen` is the version they changed. */
export const contentChange = z.object({ seen: contentVersion.nullable() }).and(kinds);

/** Somebody else was faster: what the document is now. */
export const contentConflict = problem.extend({ current: content.optional() });

/** A line in the list of documents; `title` is null where the kind says all. */
export const contentEntry = z.object({
  name: z.string(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string().nullable(),
  /** The picture that visitors know it by, 600 px wide. An older server leaves it out. */
  image: z.string().nullable().optional(),
  is_set: z.boolean(),
  /** It was there and was removed: its versions still bring it back. */
  is_removed: z.boolean(),
  /** False for a segment that its event does not show. */
  is_active: z.boolean(),
  /** Of a campaign page: the days on which visitors see it, and where today is beside them. */
  days: z
    .object({
      shown_from: calendarDate.nullable(),
      shown_until: calendarDate.nullable(),
      phase: z.enum(['upcoming', 'open', 'over']),
    })
    .nullable(),
});

/** Another address for a campaign page. `seen` is the version that staff saw under the present one. */
export const contentRename = z.object({ seen: contentVersion, slug });

/** What goes with a document that is removed. */
export const contentRemoval = z.object({
  /** People who are linked to it. */
  people: z.int(),
  brands: z.int(),
  /** Titles of the heroes that stay without it. */
  heroes: z.array(z.string()),
});
