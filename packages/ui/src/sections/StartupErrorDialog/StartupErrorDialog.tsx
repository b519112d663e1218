import { useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack, Text } from '../../foundation/index.ts';
import { useExpiry } from '../../hooks/useExpiry.ts';

/** Milliseconds until the page is loaded again (K-06). */
export const startupReloadDelay = 30_000;

export interface StartupErrorDialogProps {
  open: boolean;
  /** Milliseconds until the page loads again by itself. Vary it a little, so that not all visitors come back at once. */
  reloadAfter?: number;
  /** Loads the page again: by itself after the wait, or at once when asked (D-143). */
  onReload: () => void;
  labels: StartupErrorLabels;
}

export interface StartupErrorLabels {
  /** 'Error!' */
  title: string;
  /** 'An error occurred. Please try again later.' */
  text: string;
  /** Says beforehand what is going to happen. */
  announced: (words: { seconds: number }) => string;
  stop: string;
  stopped: string;
  retry: string;
}

/** The marketplace could not be loaded (M-21, S-053). It says when the page reloads; a button or Escape stops that. */
export function StartupErrorDialog({
  open,
  reloadAfter = startupReloadDelay,
  onReload,
  labels,
}: StartupErrorDialogProps) {
  const [stopped, setStopped] = useState(false);
  useExpiry(reloadAfter, open && !stopped ? 'waiting' : null, onReload);
  return (
    <Dialog
      open={open}
      kind="alert"
      onClose={() => setStopped(true)}
      title={labels.title}
      size="md"
      footer={
        <>
          <Button caps variant="secondary" disabled={stopped} onPress={() => setStopped(true)}>
            {labels.stop}
          </Button>
          <Button caps icon="refresh" onPress={onReload}>
            {labels.retry}
          </Button>
        </>
      }
    >
      <Stack space="sm">
        <Text>{labels.text}</Text>
        <div role="status">
          <Text size="sm" tone="muted">
            {stopped ? labels.stopped : labels.announced({ seconds: Math.round(reloadAfter / 1000) })}
          </Text>
        </div>
      </Stack>
    </Dialog>
  );
}
