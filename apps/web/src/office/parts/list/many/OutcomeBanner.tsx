import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import type { Outcome } from './useMany.ts';

interface OutcomeBannerProps {
  outcome: Outcome;
  isBusy: boolean;
  onUndo: (() => void) | undefined;
  onClose: () => void;
}

/** What came of an action on many rows. Those that were left are named, each with the reason. */
export function OutcomeBanner({ outcome: { text, left }, isBusy, onUndo, onClose }: OutcomeBannerProps) {
  const t = useTranslate();
  return (
    <Banner
      tone={left.length > 0 ? 'caution' : 'positive'}
      title={text}
      closeLabel={t('admin.close')}
      onClose={onClose}
    >
      <Stack space="sm">
        {left.length > 0 && (
          <Stack space="xs">
            <span>{t('admin.many.left', { count: left.length })}</span>
            <Stack as="ul" space="xs">
              {left.map(({ id, name, reason }) => (
                <li key={id}>
                  <strong>{name}</strong>: {reason}
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        {onUndo && (
          <Inline>
            <Button variant="secondary" size="sm" busy={isBusy} onPress={onUndo}>
              {t('admin.undo')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Banner>
  );
}
