import { z } from 'zod';

/** The largest row identifier: the database keeps them as `integer`. */
const largestId = 2_147_483_647;

/** Row identifiers are positive integers on the wire. */
export const id = z.int().positive().max(largestId);

/** Rises with every change of a record; a write that names an older one is refused. */
export const version = z.int().nonnegative().max(largestId);
/** As `version`, in an address. */
export const versionQuery = z.coerce.number<number | string>().int().nonnegative().max(largestId);

/** Moments travel as ISO 8601 with offset (D-112). */
export const timestamp = z.iso.datetime({ offset: true });

export const calendarDate = z.iso.date();

/** Path parameters arrive as text. */
export const idParam = z.coerce.number<number | string>().int().positive().max(largestId);

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80);

/** A page number; anything that is not a whole number above zero is page 1 (R-062, V-056). */
export const pageQuery = z.coerce.number<number | string>().int().positive().max(100_000).catch(1).default(1);

/** Ids separated by commas, as the filters carry them. What is not a number is left out. */
export const idList = z.string().max(2000).optional();

/**
 * What every refusal says. `message` and `detail` carry the same sentence, because clients of this API read either.
 * `request_id` finds the entry in the server's log.
 */
export const problem = z.object({
  message: z.string(),
  detail: z.string(),
  request_id: z.string().optional(),
});

/** 422: which field, and why. */
export const invalidInput = problem.extend({
  errors: z.record(z.string(), z.array(z.string())),
});

export const pagination = z.object({ count: z.int(), num_pages: z.int() });

/** Of a list that grows by *Load more...* (E-11). */
export const morePages = z.object({ has_more: z.boolean() });

export const named = z.object({ id, name: z.string() });

export const picture = z.object({ id, thumbnail: z.string() });

/** Wraps what newer calls answer under `data`. */
export const dataOf = <T extends z.ZodType>(schema: T) => z.object({ data: schema });

/** The directory's calls answer under `data.data`. */
export const doubleDataOf = <T extends z.ZodType>(schema: T) => dataOf(dataOf(schema));

/** A text of a form; missing is empty, so that the rules of the form say what is wrong. */
export const words = (most: number) => z.string().max(most).default('');

/** A list in a form: the field repeated, or given once. */
export const listOf = <T extends z.ZodType>(entry: T, most: number) => z.array(entry).max(most).or(entry).optional();
