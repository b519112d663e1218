import { optional, stored } from '../texts.ts';
import type { Texts } from '../texts.ts';
import type { CollectionInput } from './types.ts';

const cents = (amount: number | null): number | null => (amount === null ? null : Math.round(amount * 100));

const fallbackButton: Texts = { en: 'SEE PRODUCTS', pt_BR: 'VER PRODUTOS' };

/** The columns of a collection by name. */
export const fieldsOf = ({ minimum_value, maximum_value, ...input }: CollectionInput) => ({
  ...input,
  name: stored(input.name),
  button: optional(input.button) ?? fallbackButton,
  delivery_msg: optional(input.delivery_msg),
  press_release: optional(input.press_release),
  lookbook_url: input.lookbook_url === '' ? null : input.lookbook_url,
  minimum_value_cents: cents(minimum_value),
  maximum_value_cents: cents(maximum_value),
});
