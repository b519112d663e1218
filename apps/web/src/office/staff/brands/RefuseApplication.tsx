import { Button } from '@vitrine/ui/components/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { staffKeys } from '../../parts/queries/staff.ts';
import { ReasonDialog } from '../../parts/list/ReasonDialog.tsx';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import type { ApplicationFile } from './ApproveForm.tsx';

/** Refuses a brand with a reason by mail. */
export function RefuseApplication({ file: { id, company } }: { file: ApplicationFile }) {
  const t = useTranslate();
  const { client } = useServices();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { act, isBusy, problem } = useStaffAction({
    run: (reason: string) => client.staffBrands.refuse({ params: { id }, body: { reason } }),
    done: () => t('admin.decided.refuse', { name: company }),
    onDone: () => void navigate(paths.admin('brands')),
    changes: staffKeys.brands,
  });
  return (
    <>
      <Button variant="quiet" hasPopup="dialog" onPress={() => setOpen(true)}>
        {t('admin.decision.refuse')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={t('admin.decision.refuse.title', { name: company })}
          text={t('admin.brands.refuseText')}
          send={t('admin.decision.refuse.send')}
          needsReason
          danger
          isBusy={isBusy}
          problem={problem}
          onSend={({ reason = '' }) => act(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
