import { Button } from '@vitrine/ui/components/Button';
import { Text } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from './AskDialog.tsx';

interface DiscardDraftProps {
  size?: 'sm' | undefined;
  isBusy: boolean;
  onDiscard: () => void;
}

/** Removes a draft after a question: what is in it cannot be brought back. */
export function DiscardDraft({ size, isBusy, onDiscard }: DiscardDraftProps) {
  const t = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="secondary" size={size} busy={isBusy} onPress={() => setAsking(true)}>
        {t('admin.draft.discard')}
      </Button>
      {isAsking && (
        <AskDialog
          title={t('admin.draft.ask')}
          confirm={t('admin.draft.discard')}
          danger
          action={{ isBusy, problem: undefined }}
          onConfirm={() => {
            setAsking(false);
            onDiscard();
          }}
          onClose={() => setAsking(false)}
        >
          <Text>{t('admin.draft.askText')}</Text>
        </AskDialog>
      )}
    </>
  );
}
