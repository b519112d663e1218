import type { ConnectionButtonLabels } from '@vitrine/ui/commerce/ConnectionButton';
import type { ConnectionListLabels } from '@vitrine/ui/commerce/ConnectionList';
import type { IntlShape } from 'react-intl';

const sayer = (intl: IntlShape) => (id: string) => intl.formatMessage({ id: `connection.${id}` });

export const connectionButtonLabels = (intl: IntlShape): ConnectionButtonLabels => {
  const t = sayer(intl);
  return {
    request: t('request'),
    accept: t('acceptRequest'),
    pending: t('waiting'),
    message: t('message'),
    connected: t('connected'),
    chat: t('chat'),
    headerRequest: t('headerRequest'),
    headerAccept: t('headerAccept'),
    failed: t('failed'),
  };
};

export const connectionListLabels = (intl: IntlShape): ConnectionListLabels => {
  const t = sayer(intl);
  return {
    title: t('title'),
    filterPending: t('pending'),
    filterAll: t('all'),
    loading: t('loading'),
    emptyPending: t('emptyPending'),
    emptyPendingText: t('emptyPendingText'),
    emptyAll: t('emptyAll'),
    emptyAllText: t('emptyAllText'),
    failed: t('listFailed'),
    retry: t('retry'),
    block: {
      accept: t('accept'),
      decline: t('decline'),
      connected: t('connected'),
      chat: t('chat'),
      pending: t('waiting'),
      declined: t('declined'),
    },
  };
};
