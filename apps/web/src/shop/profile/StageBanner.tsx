import { stageNotice } from '@vitrine/api/rules';
import { Banner } from '@vitrine/ui/components/Banner';
import { TextLink } from '@vitrine/ui/foundation';
import { useIntl } from 'react-intl';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useServices, useSession } from '../../shared/queries/services.ts';

/** How far the registration is; a retailer that was asked for more learns where to write (R-361, R-362, D-053). */
export function StageBanner() {
  const intl = useIntl();
  const t = useTranslate();
  const { account } = useServices();
  const { stage } = useSession();
  const notice = stageNotice(stage);
  if (!notice) return null;
  const email = (
    <TextLink key="email" tone="inherit" href={`mailto:${account.support_email}`}>
      {account.support_email}
    </TextLink>
  );
  return (
    <Banner tone="caution">
      {t(notice.id, notice.values)}
      {stage === 'pending' && <> {intl.formatMessage({ id: 'profile.support' }, { email })}</>}
    </Banner>
  );
}
