import { Button } from '../Button/index.ts';

interface ConfirmButtonsProps {
  labels: { cancel: string; confirm: string };
  onCancel: () => void;
  onConfirm: () => void;
  busy?: boolean;
  /** For what takes something away from somebody. */
  danger?: boolean;
}

/** The footer of a dialog that asks before it acts: the way back first, the answer last. */
export const ConfirmButtons = ({ labels, onCancel, onConfirm, busy, danger }: ConfirmButtonsProps) => (
  <>
    <Button variant="secondary" onPress={onCancel}>
      {labels.cancel}
    </Button>
    <Button variant={danger ? 'danger' : 'primary'} busy={busy} onPress={onConfirm}>
      {labels.confirm}
    </Button>
  </>
);
