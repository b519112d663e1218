import { stageNotice } from '@vitrine/api/rules';
import { TextLink } from '@vitrine/ui/foundation';
import { ProfileStatusNotice } from '@vitrine/ui/sections/ProfileStatusNotice';
import type { SiteHeaderProps } from '@vitrine/ui/sections/SiteHeader';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { paths } from '../../config/paths.ts';
import { profileStatusLabels } from '../../mappers/labels/dialogs.ts';
import { useServices, useSession } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';

/**
 * The alert of retailers who are not approved yet (S-001, S-002, S-003, S-004). Its popup opens by itself once per session, and again for
 * another stage (M-22, S-005, S-007, K-02); a press brings it back.
 */
export const useStatusIcon = (): NonNullable<SiteHeaderProps['icons']> => {
  const intl = useIntl();
  const t = useTranslate();
  const { storage } = useServices();
  const { stage } = useSession();
  const [closed, setClosed] = useState(() => storage.get('seenStage'));
  useEffect(() => {
    if (stage) storage.set('seenStage', stage);
  }, [stage, storage]);
  const notice = stageNotice(stage);
  if (!notice) return [];
  const popup = (
    <ProfileStatusNotice
      text={t(notice.id, notice.values)}
      action={<TextLink href={paths.profile()}>{t('dialogs.profileStatus.profile')}</TextLink>}
      onClose={() => setClosed(stage)}
      labels={profileStatusLabels(intl)}
    />
  );
  return [
    {
      id: 'status',
      icon: 'info',
      label: t('dialogs.profileStatus.open'),
      badge: t('dialogs.profileStatus.pending'),
      onPress: () => setClosed(null),
      notice: stage === closed ? undefined : popup,
    },
  ];
};
