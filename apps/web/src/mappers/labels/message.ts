import type { MessageFormLabels } from '@vitrine/ui/commerce/MessageForm';
import type { IntlShape } from 'react-intl';

export const messageFormLabels = (intl: IntlShape): MessageFormLabels => {
  const say = (id: string) => intl.formatMessage({ id: `message.${id}` });
  return {
    name: say('name'),
    email: say('email'),
    storeName: say('storeName'),
    message: say('message'),
    send: say('send'),
    sending: say('sending'),
    problems: {
      emailRequired: say('emailRequired'),
      emailInvalid: say('emailInvalid'),
      nameRequired: say('nameRequired'),
      storeNameRequired: say('storeNameRequired'),
      messageRequired: say('messageRequired'),
    },
    failed: say('failed'),
    thanksTitle: say('thanksTitle'),
    thanksText: say('thanksText'),
    otherBrands: say('otherBrands'),
  };
};
