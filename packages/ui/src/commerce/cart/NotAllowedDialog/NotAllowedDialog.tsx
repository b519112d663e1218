import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Stack, Text } from '../../../foundation/index.ts';

export interface NotAllowedDialogProps {
  open: boolean;
  onClose: () => void;
  /** What may not be done, such as 'You are not allowed to import an editable list'. */
  text: string;
  /** Why, and what helps: where the retailer's registration stands. */
  reason?: string;
  /** What explains the rule further, such as a WhyPanel. */
  children?: ReactNode;
  labels: NotAllowedLabels;
}

export interface NotAllowedLabels {
  /** 'Not allowed' */
  title: string;
  close: string;
}

/** What retailers may do only after they are approved (M-31). */
export const NotAllowedDialog = ({ open, onClose, text, reason, children, labels }: NotAllowedDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    kind="alert"
    size="sm"
    title={labels.title}
    closeLabel={labels.close}
    footer={<Button onPress={onClose}>{labels.close}</Button>}
  >
    <Stack space="sm">
      <Text>{text}</Text>
      {reason && (
        <Text size="sm" tone="muted">
          {reason}
        </Text>
      )}
      {children}
    </Stack>
  </Dialog>
);
