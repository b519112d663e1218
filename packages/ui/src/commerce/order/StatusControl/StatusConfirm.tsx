import { ConfirmButtons } from '../../../components/Dialog/ConfirmButtons.tsx';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Stack, Text } from '../../../foundation/index.ts';
import type { StatusControlLabels, StatusOption } from './types.ts';

interface StatusConfirmProps {
  open: boolean;
  option: StatusOption | undefined;
  labels: StatusControlLabels;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an order moves on. A change that takes something away is asked in its own words beside the general ones (M-40). */
export function StatusConfirm({ open, option, labels, onConfirm, onClose }: StatusConfirmProps) {
  const own = option?.question;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      kind="alert"
      size="sm"
      title={own?.title ?? labels.label}
      closeLabel={labels.close}
      footer={<ConfirmButtons labels={own ?? labels} danger={Boolean(own)} onConfirm={onConfirm} onCancel={onClose} />}
    >
      <Stack space="xs">
        <Text>{labels.question}</Text>
        {own && <Text>{own.text}</Text>}
        {option && !own && <Text weight="strong">{option.label}</Text>}
      </Stack>
    </Dialog>
  );
}
