import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { TextArea } from '@vitrine/ui/components/TextArea';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../connected/useTranslate.ts';

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
  onSend: (reason: string | undefined) => void;
  onClose: () => void;
}

/** Confirms a decision, and asks for the reason where one goes out by mail. What was written stays until it is sent. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, send, needsReason, danger, isBusy, problem, onSend, onClose } = props;
  const t = useTranslate();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    if (needsReason && reason.trim() === '') setMissing(true);
    else onSend(needsReason ? reason.trim() : undefined);
  };
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
            {t('admin.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={isBusy} onPress={submit}>
            {send}
          </Button>
        </>
      }
    >
      <Stack space="md">
        {problem && <Banner tone="critical">{problem}</Banner>}
        <Text>{text}</Text>
        {needsReason && (
          <TextArea
            label={t('admin.decision.reason')}
            hint={t('admin.decision.reasonHint')}
            value={reason}
            maxLength={LONGEST_REASON}
            rows={4}
            required
            tone={isMissing ? 'critical' : undefined}
            message={isMissing ? t('admin.decision.reasonMissing') : undefined}
            onChange={(words) => {
              setReason(words);
              setMissing(false);
            }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
