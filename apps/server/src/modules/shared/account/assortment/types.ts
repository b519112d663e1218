import type { contentDocuments } from '@vitrine/api/schemas';
import type { z } from 'zod';

export type SegmentsDocument = z.output<(typeof contentDocuments)['segments']>;
export type CategoriesDocument = z.output<(typeof contentDocuments)['categories']>;

/** Which of the two lists of an account. */
export type List = 'segments' | 'categories';

/** What both lists keep of an entry. */
export type Entry = SegmentsDocument['segments'][number];
