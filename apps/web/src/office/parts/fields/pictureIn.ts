import { asFields, type Fields } from '../mappers/staffContent.ts';
import type { FieldSpec } from './specs.ts';

/** The smallest width in which the shop keeps a picture. */
const smallest = '120';

/** A small version of the first picture in the fields of an entry, or in the first entry of its lists. */
export const pictureIn = (specs: readonly FieldSpec[], value: Fields): string | undefined => {
  for (const spec of specs) {
    const field = value[spec.name];
    if (spec.type === 'picture' && typeof field === 'string' && field !== '') return field.replace('{w}', smallest);
    const found = spec.type === 'list' && Array.isArray(field) && pictureIn(spec.fields, asFields(field[0]));
    if (found) return found;
  }
  return undefined;
};
