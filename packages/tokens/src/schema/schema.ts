import { z } from 'zod';
import { brandingSchema } from '../branding.ts';
import { themes } from '../themes/index.ts';

/** The branding document as JSON Schema 2020-12, for editors and other languages; published as `branding.schema.json`. */
export const brandingJsonSchema = {
  ...z.toJSONSchema(brandingSchema, { target: 'draft-2020-12' }),
  examples: [themes.fjord],
};
