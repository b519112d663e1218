import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ConflictTable } from './ConflictTable.tsx';

interface ConflictDialogProps {
  /** Says who was faster. */
  title: string;
  theirs: object;
  mine: object;
  mineLabel?: string;
  /** What goes on in spite of the change, such as “Archive”. */
  keep: string;
  isBusy: boolean;
  onKeep: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Somebody else was faster: what differs, and the choice. */
export function ConflictDialog({ title, keep, isBusy, onKeep, onTakeTheirs, onClose, ...values }: ConflictDialogProps) {
  const t = useTranslate();
  return (
    <Dialog
      open
      size="lg"
      title={title}
      closeLabel={t('admin.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onPress={onTakeTheirs}>
            {t('office.conflict.theirs')}
          </Button>
          <Button busy={isBusy} onPress={onKeep}>
            {keep}
          </Button>
        </>
      }
    >
      <ConflictTable {...values} />
    </Dialog>
  );
}
