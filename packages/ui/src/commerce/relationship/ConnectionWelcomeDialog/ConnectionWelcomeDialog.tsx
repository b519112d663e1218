import { Button } from '../../../components/Button/index.ts';
import { Dialog } from '../../../components/Dialog/index.ts';
import { Stack, Text } from '../../../foundation/index.ts';
import * as css from './ConnectionWelcomeDialog.css.ts';

export interface ConnectionWelcomeDialogProps {
  open: boolean;
  /** Sends the request for a connection, however the dialog is left (M-29). */
  onClose: () => void;
  /** Whose message it is: the brand or the retailer one wants to be connected with (D-020). */
  name: string;
  /** What they say to anyone who asks first; plain text, its lines are kept. */
  message: string;
  /** The request is on its way. */
  busy?: boolean;
  /** Why the request could not be sent. */
  error?: string;
  labels: ConnectionWelcomeLabels;
}

export interface ConnectionWelcomeLabels {
  title: (words: { name: string }) => string;
  /** Says that the request goes out when this is closed. */
  lead: string;
  send: string;
  close: string;
}

/** The counterpart's words before a connection is asked for (M-29, D-020). */
export function ConnectionWelcomeDialog(props: ConnectionWelcomeDialogProps) {
  const { open, onClose, name, message, busy, error, labels } = props;
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={labels.title({ name })}
      closeLabel={labels.close}
      size="sm"
      footer={
        <Button busy={busy} onPress={onClose}>
          {labels.send}
        </Button>
      }
    >
      <Stack space="md">
        <blockquote className={css.message} data-component="ConnectionWelcomeDialog">
          {message}
        </blockquote>
        <Text size="sm" tone="muted">
          {labels.lead}
        </Text>
        {error && (
          <div role="alert">
            <Text tone="critical">{error}</Text>
          </div>
        )}
      </Stack>
    </Dialog>
  );
}
