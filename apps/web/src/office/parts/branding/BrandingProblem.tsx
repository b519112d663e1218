import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline } from '@vitrine/ui/foundation';
import { usePartNames } from './usePartNames.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { lastChange } from './branding.ts';
import { ShowNow } from '../list/ShowNow.tsx';
import type { BrandingActions } from './useBranding.ts';

interface BrandingProblemProps {
  actions: BrandingActions;
  /** Saves over what somebody else has saved; absent where nothing of one's own would be lost. */
  onSaveMine?: () => void;
  onTakeTheirs?: () => void;
}

/** What stopped a save. Where somebody else was faster: who, what, and the choice. After publishing, the way to the new look. */
export function BrandingProblem({ actions, onSaveMine, onTakeTheirs }: BrandingProblemProps) {
  const t = useTranslate();
  const nameParts = usePartNames();
  const { problem, theirs, isBusy, isNew, takeTheirs } = actions;
  if (problem === undefined) return isNew ? <ShowNow text={t('branding.showText')} /> : null;
  if (!theirs) return <Banner tone="critical">{problem}</Banner>;
  const { changed, person } = lastChange(theirs);
  const choice = (
    <Inline>
      {onSaveMine && (
        <Button variant="secondary" size="sm" busy={isBusy} onPress={onSaveMine}>
          {t('branding.mine')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="sm"
        onPress={() => {
          takeTheirs();
          onTakeTheirs?.();
        }}
      >
        {t('branding.theirs')}
      </Button>
    </Inline>
  );
  return (
    <Banner tone="critical" action={choice}>
      {t('branding.changed', { person: person ?? t('branding.somebody'), parts: nameParts(changed) })}
    </Banner>
  );
}
