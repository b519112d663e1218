import type { BrandingReview, BrandingState } from '@vitrine/api/client';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { useBrandingReview } from './useBrandingReview.ts';

function Said({ decisions }: Pick<BrandingReview, 'decisions'>) {
  const t = useTranslate();
  if (decisions.length === 0) return <Text size="sm">{t('branding.decision.none')}</Text>;
  return decisions.map(({ person, decision, decided_at, is_current }) => (
    <Text key={`${person} ${decided_at}`} size="sm">
      {t(`branding.decision.${decision}`, { person: person ?? t('branding.somebody') })}
      {!is_current && ` ${t('branding.decision.old')}`}
    </Text>
  ));
}

/** What each person decided on the saved draft, and the reader's own decision. */
export function Decisions({ version }: Pick<BrandingState, 'version'>) {
  const t = useTranslate();
  const { review, decide } = useBrandingReview();
  const own = review?.decisions.find(({ is_own, is_current }) => is_own && is_current)?.decision;
  const choices = { approve: t('branding.approve'), needs_work: t('branding.needsWork') } as const;
  return (
    <Stack space="xs">
      <Said decisions={review?.decisions ?? []} />
      <Inline>
        {(['approve', 'needs_work'] as const).map((decision) => (
          <Button
            key={decision}
            variant="secondary"
            size="sm"
            busy={decide.isBusy}
            disabled={own === decision}
            onPress={() => decide.act({ seen: version, decision })}
          >
            {choices[decision]}
          </Button>
        ))}
      </Inline>
      {decide.problem && <Banner tone="critical">{decide.problem}</Banner>}
    </Stack>
  );
}
