import { Dialog } from '../../components/Dialog/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Skeleton } from '../../components/Skeleton/index.ts';
import { Stack } from '../../foundation/index.ts';
import * as css from './LegalDialog.css.ts';

export interface LegalDialogProps {
  open: boolean;
  onClose: () => void;
  /** Such as 'Terms of Use' (M-12), 'Privacy Policy' (M-13) or the terms of a brand (M-28). */
  title: string;
  /** The text as HTML, cleaned before it is shown; absent while it is on its way. */
  html?: string;
  /** The text could not be had: why, and the number of the request, for support. */
  failure?: { text: string; requestId?: string; onRetry: () => void };
  labels: LegalDialogLabels;
}

export interface LegalDialogLabels {
  close: string;
  loading: string;
  failed: string;
  retry: string;
}

/** The shape of paragraphs: long lines, then a short one. */
const LINES = [100, 96, 98, 62, 100, 94, 45] as const;

const Waiting = ({ label }: { label: string }) => (
  <Stack space="sm">
    {LINES.map((width, line) => (
      <Skeleton key={line} width={`${width}%`} label={line === 0 ? label : undefined} />
    ))}
  </Stack>
);

/** A legal text to be read in peace (M-12, M-13, M-28). */
export const LegalDialog = ({ open, onClose, title, html, failure, labels }: LegalDialogProps) => (
  <Dialog open={open} onClose={onClose} title={title} closeLabel={labels.close} size="lg">
    <div data-component="LegalDialog" className={css.page}>
      {failure ? (
        <ErrorState title={labels.failed} retryLabel={labels.retry} {...failure} />
      ) : html === undefined ? (
        <Waiting label={labels.loading} />
      ) : (
        <RichHtml html={html} />
      )}
    </div>
  </Dialog>
);
