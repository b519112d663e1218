import { z } from 'zod';
import { dataOf, id } from '../shared/common.ts';

/** A retailer as the directory lists it (E-46, the fields a tile needs). */
export const directoryRetailer = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  locations: z.array(z.object({ name: z.string() })),
});

/** E-46. `instrucoes_primeira_request` is what the retailer tells brands before they ask for a connection. */
export const retailerPage = directoryRetailer.extend({
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  website: z.string().nullable(),
  year_established: z.int().nullable(),
  text: z.string(),
  instrucoes_primeira_request: z.string(),
});

export const retailerList = dataOf(z.array(directoryRetailer)).extend({ meta: z.object({ total: z.int() }) });
