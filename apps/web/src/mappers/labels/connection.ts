import type { ConnectionButtonLabels } from '@vitrine/ui/commerce/ConnectionButton';
import type { ConnectionListLabels } from '@vitrine/ui/commerce/ConnectionList';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string) => intl.formatMessage({ id: `connection.${id}` });

export const connectionButtonLabels = (intl: IntlShape): ConnectionButtonLabels => {
  const say = sayer(intl);
  return {
    request: say('request'),
    accept: say('acceptRequest'),
    pending: say('waiting'),
    message: say('message'),
    connected: say('connected'),
    chat: say('chat'),
    headerRequest: say('headerRequest'),
    headerAccept: say('headerAccept'),
    failed: say('failed'),
  };
};

export const connectionListLabels = (intl: IntlShape): ConnectionListLabels => {
  const say = sayer(intl);
  return {
    title: say('title'),
    filterPending: say('pending'),
    filterAll: say('all'),
    loading: say('loading'),
    emptyPending: say('emptyPending'),
    emptyPendingText: say('emptyPendingText'),
    emptyAll: say('emptyAll'),
    emptyAllText: say('emptyAllText'),
    failed: say('listFailed'),
    retry: say('retry'),
    block: {
      accept: say('accept'),
      decline: say('decline'),
      connected: say('connected'),
      chat: say('chat'),
      pending: say('waiting'),
      declined: say('declined'),
    },
  };
};
