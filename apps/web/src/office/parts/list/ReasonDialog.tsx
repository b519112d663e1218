import { TextArea } from '@vitrine/ui/components/TextArea';
import { Text } from '@vitrine/ui/foundation';
import { useRef, useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from './AskDialog.tsx';

const LONGEST_REASON = 1000;

interface ReasonDialogProps {
  title: string;
  text: string;
  send: string;
  /** A reason is asked for, which its reader finds in the mail. */
  needsReason?: boolean;
  danger?: boolean;
  isBusy: boolean;
  problem: string | undefined;
  onSend: (decision: { reason: string | undefined }) => void;
  onClose: () => void;
}

/** Confirms a decision, and asks for the reason where one goes out by mail. What was written stays until it is sent. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, send, needsReason, danger, isBusy, problem, onSend, onClose } = props;
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const submit = () => {
    if (needsReason && reason.trim() === '') {
      setMissing(true);
      frame.current?.querySelector('textarea')?.focus();
    } else onSend({ reason: needsReason ? reason.trim() : undefined });
  };
  return (
    <AskDialog
      title={title}
      confirm={send}
      danger={danger}
      action={{ isBusy, problem }}
      onConfirm={submit}
      onClose={onClose}
    >
      <Text>{text}</Text>
      {needsReason && (
        <div ref={frame}>
          <TextArea
            label={t('admin.decision.reason')}
            hint={t('admin.decision.reasonHint')}
            value={reason}
            maxLength={LONGEST_REASON}
            rows={4}
            required
            tone={isMissing ? 'critical' : undefined}
            message={isMissing ? t('admin.decision.reasonMissing') : undefined}
            onChange={({ value: words }) => {
              setReason(words);
              setMissing(false);
            }}
          />
        </div>
      )}
    </AskDialog>
  );
}
