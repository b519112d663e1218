import { ConnectionRequests } from '@vitrine/ui/commerce/relationship/ConnectionRequests';
import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { connectionRequestsLabels } from '../../mappers/labels/connection.ts';
import { useAnswers } from '../connection/useAnswers.ts';
import { useConnections } from '../connection/useConnections.ts';
import { useTranslate } from '../useTranslate.ts';

/** Connection requests that wait for an answer, and a panel to answer them. Absent while none waits. */
export const useRequestsIcon = (): NonNullable<SiteHeaderProps['icons']> => {
  const intl = useIntl();
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { connections, toAnswer } = useConnections('pending');
  const { progressOf, onAccept, onDecline } = useAnswers();
  if ((toAnswer === 0 && !isOpen) || !onAccept) return [];
  const requests = connections
    .filter(({ state }) => state === 'incoming')
    .map((connection) => ({ ...connection, ...progressOf(connection.id) }));
  const panel = (
    <ConnectionRequests
      requests={requests}
      allHref={paths.connections()}
      onClose={() => setOpen(false)}
      onAccept={onAccept}
      onDecline={onDecline}
      labels={connectionRequestsLabels(intl)}
    />
  );
  return [
    {
      id: 'connections',
      icon: 'store',
      label: t('connection.requests'),
      badge: toAnswer > 0 ? t('connection.requestsWaiting', { count: toAnswer }) : undefined,
      expanded: isOpen,
      onPress: () => setOpen(!isOpen),
      notice: isOpen ? panel : undefined,
    },
  ];
};
