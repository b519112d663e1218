import type { MessageFormLabels } from '@vitrine/ui/commerce/relationship/MessageForm';
import type { IntlShape } from 'react-intl';

export const messageFormLabels = (intl: IntlShape): MessageFormLabels => {
  const t = (id: string) => intl.formatMessage({ id: `message.${id}` });
  return {
    name: t('name'),
    email: t('email'),
    storeName: t('storeName'),
    message: t('message'),
    send: t('send'),
    sending: t('sending'),
    problems: {
      emailRequired: t('emailRequired'),
      emailInvalid: t('emailInvalid'),
      nameRequired: t('nameRequired'),
      storeNameRequired: t('storeNameRequired'),
      messageRequired: t('messageRequired'),
    },
    failed: t('failed'),
    thanksTitle: t('thanksTitle'),
    thanksText: t('thanksText'),
    otherBrands: t('otherBrands'),
  };
};
