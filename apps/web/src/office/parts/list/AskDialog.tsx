import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { Stack } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface AskDialogProps {
  title: string;
  confirm: string;
  /** What leaves everything as it is; “Cancel” unless told. */
  keep?: string | undefined;
  danger?: boolean;
  action: { isBusy: boolean; problem: string | undefined };
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks the user to confirm an action. It stays open and says why when the action fails. */
export function AskDialog({
  title,
  confirm,
  keep,
  danger,
  action: { isBusy, problem },
  onConfirm,
  onClose,
  children,
}: AskDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      kind="alert"
      title={title}
      closeLabel={t('admin.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {keep ?? t('admin.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={isBusy} onPress={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack space="md">
        {problem && <Banner tone="critical">{problem}</Banner>}
        {children}
      </Stack>
    </Dialog>
  );
}
