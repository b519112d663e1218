import { useQuery } from '@tanstack/react-query';
import { UnreadMessages } from '@vitrine/ui/commerce/relationship/UnreadMessages';
import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { unreadMessagesLabels } from '../../mappers/labels/inbox.ts';
import { toInboxEntry } from '../../mappers/message.ts';
import { messageQueries } from '../../queries/messages.ts';
import { useServices } from '../../queries/services.ts';
import { useInboxChanges } from '../messages/useInboxChanges.ts';
import { useSendWaiting } from '../messages/useOutbox.ts';
import { useLocale } from '../useLocale.ts';
import { useTranslate } from '../useTranslate.ts';

/** Messages, a dot while some are unread, about orders too, and a panel that lists them (R-140, R-142, R-147, R-148, D-018). */
export const useMessagesIcon = (): NonNullable<SiteHeaderProps['icons']> => {
  const intl = useIntl();
  const t = useTranslate();
  const locale = useLocale();
  const { client, queries } = useServices();
  const [isOpen, setOpen] = useState(false);
  useInboxChanges();
  useSendWaiting();
  const { data: inbox } = useQuery(messageQueries(client).unread());
  const { data: ofOrders = 0 } = useQuery(queries.orders.unread());
  const messages = inbox?.data ?? [];
  const hasUnread = messages.length > 0 || ofOrders > 0;
  const panel = (
    <UnreadMessages
      entries={messages.map((message) => toInboxEntry(message, { locale, picture: t('inbox.picture') }))}
      allHref={paths.messages()}
      orders={ofOrders > 0 ? { count: ofOrders, href: paths.orders() } : undefined}
      onClose={() => setOpen(false)}
      labels={unreadMessagesLabels(intl)}
    />
  );
  return [
    {
      id: 'messages',
      icon: 'mail',
      label: t('app.nav.messages'),
      badge: hasUnread ? t('app.nav.unreadMessages') : undefined,
      expanded: isOpen,
      onPress: () => setOpen(!isOpen),
      notice: isOpen ? panel : undefined,
    },
  ];
};
