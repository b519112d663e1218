import type { AddressField, AddressLabels } from '@vitrine/ui/commerce/AddressDialog';
import type { IntlShape } from 'react-intl';

const fields = ['to', 'contact', 'address', 'city', 'state', 'zip_code', 'country', 'phone_number', 'tax_id'] as const;

/** The words of the address dialog in the language of `intl`. */
export const addressLabels = (intl: IntlShape): AddressLabels => {
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `address.${id}` }, values);
  return {
    titles: { billing: say('billing'), shipping: say('shipping') },
    step: (words) => say('step', { ...words }),
    fields: Object.fromEntries(fields.map((field) => [field, say(`field.${field}`)])) as Record<AddressField, string>,
    optional: say('optional'),
    choose: say('choose'),
    phone: { country: say('phoneCountry'), search: say('phoneSearch'), none: say('phoneNone') },
    summary: say('summary'),
    next: say('next'),
    previous: say('previous'),
    finalize: say('finalize'),
    copy: say('copy'),
    close: say('close'),
  };
};
