import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

/** How far a save has come, and what can be done where somebody else was faster. */
export interface SaveState {
  problem: string | undefined;
  fields: Readonly<Record<string, readonly string[] | undefined>>;
  isBusy: boolean;
  /** What somebody else has saved meanwhile. */
  theirs: unknown;
  overwrite: () => void;
  takeTheirs: () => void;
}

interface SaveProblemProps {
  state: SaveState;
  /** Said instead of the server's sentence where somebody else was faster. */
  conflict?: string;
  /** False where the newer state cannot be saved over. */
  canOverwrite?: boolean;
  /** What differs, where somebody else was faster. */
  details?: ReactNode;
  /** Leads to the first wrong field. */
  onShowWrong?: () => void;
}

/** What stopped a save. Where somebody else has saved meanwhile, the writer chooses. */
export function SaveProblem({ state, conflict, canOverwrite = true, details, onShowWrong }: SaveProblemProps) {
  const t = useTranslate();
  const { problem, fields, isBusy, theirs, overwrite, takeTheirs } = state;
  if (!problem) return null;
  if (!theirs) {
    const count = Object.keys(fields).length;
    const show = count > 0 && onShowWrong && (
      <Button variant="secondary" size="sm" onPress={onShowWrong}>
        {t('office.form.showWrong')}
      </Button>
    );
    return (
      <Banner tone="critical" action={show}>
        {count > 0 ? t('office.form.wrong', { count }) : problem}
      </Banner>
    );
  }
  const choice = (
    <Inline>
      {canOverwrite && (
        <Button variant="secondary" size="sm" busy={isBusy} onPress={overwrite}>
          {t('office.conflict.mine')}
        </Button>
      )}
      <Button variant="secondary" size="sm" onPress={takeTheirs}>
        {t('office.conflict.theirs')}
      </Button>
    </Inline>
  );
  return (
    <Banner tone="critical" action={choice}>
      {details ? (
        <Stack space="sm">
          <Text>{conflict ?? problem}</Text>
          {details}
        </Stack>
      ) : (
        (conflict ?? problem)
      )}
    </Banner>
  );
}
