import { Banner } from '@vitrine/ui/components/Banner';
import { Text } from '@vitrine/ui/foundation';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { AskDialog } from '../../parts/list/AskDialog.tsx';

/** Says at the fields that nobody gets the list as it is. */
export function NobodyYet() {
  const t = useTranslate();
  return <Banner tone="caution">{t('catalogue.audience.nobodyText')}</Banner>;
}

interface AskForNobody {
  /** Names the list. */
  name: string;
  isNobody: boolean;
  save: () => void;
}

/** Saves a list that nobody gets only after a question. Render `question` beside the form. */
export const useAskForNobody = ({ name, isNobody, save }: AskForNobody): { save: () => void; question: ReactNode } => {
  const t = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const confirm = () => {
    setAsked(false);
    save();
  };
  return {
    save: () => (isNobody ? setAsked(true) : save()),
    question: isAsked && (
      <AskDialog
        title={t('catalogue.audience.nobodyTitle', { name })}
        confirm={t('catalogue.audience.nobodySave')}
        action={{ isBusy: false, problem: undefined }}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        <Text>{t('catalogue.audience.nobodyText')}</Text>
      </AskDialog>
    ),
  };
};
