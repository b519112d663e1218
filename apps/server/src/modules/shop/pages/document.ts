import type { contentDocuments } from '@vitrine/api/schemas';
import type { z } from 'zod';

type Documents = typeof contentDocuments;

/** The side menu: groups of links, and the sites that members are handed to with a ticket. */
export type LinksDocument = z.output<Documents['links']>;

/** "Who we are" (E-15). */
export type CompanyDocument = z.output<Documents['company']>;

/** A campaign page. */
export type PageDocument = z.output<Documents['page']>;
