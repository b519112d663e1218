import { NotificationChoices } from '@vitrine/ui/commerce/company/NotificationChoices';
import { useIntl } from 'react-intl';
import { notificationChoicesLabels } from '../../mappers/labels/notification.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useNotificationChoices } from './useNotificationChoices.ts';

/** What the user hears about. */
export function NotificationsPanel() {
  const intl = useIntl();
  const t = useTranslate();
  const { list, save } = useNotificationChoices();
  const outcomes = {
    idle: '',
    pending: '',
    success: t('notification.choices.saved'),
    error: t('notification.choices.notSaved'),
  };
  return (
    <NotificationChoices
      choices={list.data}
      onChange={({ kind, choice }) => save.mutate({ [kind]: choice })}
      onRetry={list.isError && !list.data ? () => void list.refetch() : undefined}
      outcome={outcomes[save.status]}
      labels={notificationChoicesLabels(intl)}
    />
  );
}
