import type { AddressField, AddressLabels } from '@vitrine/ui/commerce/order/AddressDialog';
import type { IntlShape } from 'react-intl';

const fields = ['to', 'contact', 'address', 'city', 'state', 'zip_code', 'country', 'phone_number', 'tax_id'] as const;

/** The words of the address dialog in the language of `intl`. */
export const addressLabels = (intl: IntlShape): AddressLabels => {
  const t = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `address.${id}` }, values);
  return {
    titles: { billing: t('billing'), shipping: t('shipping') },
    step: (words) => t('step', { ...words }),
    fields: Object.fromEntries(fields.map((field) => [field, t(`field.${field}`)])) as Record<AddressField, string>,
    optional: t('optional'),
    choose: t('choose'),
    phone: { country: t('phoneCountry'), search: t('phoneSearch'), none: t('phoneNone') },
    summary: t('summary'),
    next: t('next'),
    previous: t('previous'),
    finalize: t('finalize'),
    copy: t('copy'),
    close: t('close'),
  };
};
