import type { AddressProblems } from '@vitrine/api/rules';
import type { AddressErrors } from '@vitrine/ui/commerce/order/AddressDialog';

type Translate = (id: string, values?: Record<string, string | number>) => string;

/** What is wrong with an address, in the reader's language. */
export const addressErrors = ({ form, fields }: AddressProblems, t: Translate): AddressErrors => ({
  form: form && t(form.id, form.values),
  fields: Object.fromEntries(Object.entries(fields).map(([field, message]) => [field, t(message.id, message.values)])),
});
