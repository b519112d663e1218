import { ApiError } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

interface Outcome {
  tone: 'positive' | 'critical';
  text: string;
}

/** What the form says after it was sent: the server's words, else 'Success' or that nothing came back. */
export const useOutcome = () => {
  const t = useTranslate();
  const [outcome, setOutcome] = useState<Outcome>();
  return {
    outcome,
    onOutcomeSeen: () => setOutcome(undefined),
    clear: () => setOutcome(undefined),
    succeeded: (message?: string) => setOutcome({ tone: 'positive', text: message || t('profile.success') }),
    failed: (error: Error) =>
      setOutcome({ tone: 'critical', text: error instanceof ApiError ? error.message : t('profile.failed') }),
  };
};
