import { NotAllowedDialog } from '@vitrine/ui/commerce/cart/NotAllowedDialog';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { notAllowedLabels } from '../../../shared/mappers/labels/dialogs.ts';
import { useSession } from '../../../shared/queries/services.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { Why } from '../why/Why.tsx';

/** The rule that each action falls under. */
const capabilities = {
  lineSheet: 'downloadLineSheet',
  list: 'downloadLists',
  exportList: 'downloadLists',
  importList: 'downloadLists',
  exportCart: 'exchangeCart',
  importCart: 'exchangeCart',
} as const;

type Action = keyof typeof capabilities;

/** Runs the action for approved retailers only. All others see a message with the reason (M-31, V-051, V-052, V-053, D-023, D-093). */
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
    >
      {refused && <Why capability={capabilities[refused]} />}
    </NotAllowedDialog>
  );
  return { allowed, dialog };
};
