import { NotAllowedDialog } from '@vitrine/ui/commerce/cart/NotAllowedDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notAllowedLabels } from '../../mappers/labels/dialogs.ts';
import { useSession } from '../../queries/services.ts';
import { useTranslate } from '../useTranslate.ts';

type Action = 'lineSheet' | 'list' | 'exportList' | 'importList' | 'exportCart' | 'importCart';

/** Lets approved retailers alone act; all others are told what they may not do (M-31, V-051 to V-053, D-023, D-093). */
export const useApproved = () => {
  const intl = useIntl();
  const t = useTranslate();
  const { stage } = useSession();
  const [refused, setRefused] = useState<Action | null>(null);
  const allowed =
    (action: Action, act: () => void): (() => void) =>
    () =>
      stage === 'approved' ? act() : setRefused(action);
  const dialog = (
    <NotAllowedDialog
      open={refused !== null}
      onClose={() => setRefused(null)}
      text={t(`import.refused.${refused ?? 'importList'}`)}
      labels={notAllowedLabels(intl)}
    />
  );
  return { allowed, dialog };
};
