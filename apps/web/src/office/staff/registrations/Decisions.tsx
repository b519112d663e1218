import type { RetailerFile } from '@vitrine/api/client';
import type { ReviewDecision } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { ReasonDialog } from '../../parts/list/ReasonDialog.tsx';
import { useDecide } from './useDecide.ts';

interface DecisionProps {
  file: RetailerFile;
  decision: ReviewDecision;
  onClose: () => void;
}

function Decision({ file, decision, onClose }: DecisionProps) {
  const t = useTranslate();
  const { act, isBusy, problem } = useDecide(file, onClose);
  return (
    <ReasonDialog
      title={t(`admin.decision.${decision}.title`, { name: file.name })}
      text={t(`admin.decision.${decision}.text`)}
      send={t(`admin.decision.${decision}.send`)}
      needsReason={decision !== 'approve'}
      danger={decision === 'refuse'}
      isBusy={isBusy}
      problem={problem}
      onSend={({ reason }) => act({ decision, reason })}
      onClose={onClose}
    />
  );
}

/** Approve, ask for more, refuse: those that change something. */
export function Decisions({ file }: { file: RetailerFile }) {
  const t = useTranslate();
  const [decision, setDecision] = useState<ReviewDecision>();
  return (
    <>
      {file.status !== 'refused' && (
        <Button variant="quiet" hasPopup="dialog" onPress={() => setDecision('refuse')}>
          {t('admin.decision.refuse')}
        </Button>
      )}
      <Button variant="secondary" hasPopup="dialog" onPress={() => setDecision('ask')}>
        {t('admin.decision.ask')}
      </Button>
      {file.status !== 'approved' && (
        <Button hasPopup="dialog" onPress={() => setDecision('approve')}>
          {t('admin.decision.approve')}
        </Button>
      )}
      {decision && <Decision file={file} decision={decision} onClose={() => setDecision(undefined)} />}
    </>
  );
}
