import type { ConnectionButtonLabels } from '@vitrine/ui/commerce/relationship/ConnectionButton';
import type { ConnectionBlockLabels, ConnectionListLabels } from '@vitrine/ui/commerce/relationship/ConnectionList';
import type { ConnectionRequestsLabels } from '@vitrine/ui/commerce/relationship/ConnectionRequests';
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

const blockLabels = (intl: IntlShape): ConnectionBlockLabels => {
  const t = sayer(intl);
  return {
    accept: t('accept'),
    decline: t('decline'),
    connected: t('connected'),
    chat: t('chat'),
    pending: t('waiting'),
    declined: t('declined'),
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
    more: t('more'),
    block: blockLabels(intl),
  };
};

export const connectionRequestsLabels = (intl: IntlShape): ConnectionRequestsLabels => {
  const t = sayer(intl);
  return {
    title: t('requests'),
    none: t('requestsNone'),
    all: t('requestsAll'),
    close: t('close'),
    block: blockLabels(intl),
  };
};
