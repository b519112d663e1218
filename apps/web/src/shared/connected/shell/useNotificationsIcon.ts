import { useInfiniteQuery } from '@tanstack/react-query';
import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { paths } from '../../config/paths.ts';
import { notificationQueries } from '../../queries/notifications.ts';
import { useServices } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';

/** More than these are shown as `99+`. */
const MOST_COUNTED = 99;

/** A bell that counts what happened and was not read. */
export const useNotificationsIcon = (): NonNullable<SiteHeaderProps['icons']> => {
  const t = useTranslate();
  const { client } = useServices();
  const { data: count = 0 } = useInfiniteQuery({
    ...notificationQueries(client).list(),
    select: ({ pages }) => pages[0]?.meta.unread,
  });
  return [
    {
      id: 'notifications',
      icon: 'bell',
      label: t('notification.title'),
      href: paths.notifications(),
      badge: count > 0 ? t('notification.unread', { count }) : undefined,
      count: count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count || ''),
    },
  ];
};
