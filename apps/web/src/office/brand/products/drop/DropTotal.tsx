import { Button } from '@vitrine/ui/components/Button';
import { Progress } from '@vitrine/ui/components/Progress';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import type { PictureDropActions } from './usePictureDrop.ts';

/** How far all files are, and what begins to send them. */
export function DropTotal({ drop }: { drop: PictureDropActions }) {
  const t = useTranslate();
  const { counts, isSending, send, tryAgain } = drop;
  const { waiting, sending, stored, refused } = counts;
  const all = waiting + sending + stored + refused;
  const settled = stored + refused;
  return (
    <Stack space="md">
      {(isSending || settled > 0) && (
        <Stack space="xs">
          <Progress
            label={t(isSending ? 'catalogue.drop.sendingAll' : 'catalogue.drop.total')}
            value={settled / (all || 1)}
            valueText={t('catalogue.drop.progress', { sent: stored, all, refused })}
          />
          {isSending && (
            <Text size="sm" tone="muted">
              {t('catalogue.drop.stay')}
            </Text>
          )}
        </Stack>
      )}
      <Inline space="sm">
        {(isSending || waiting > 0 || settled === 0) && (
          <Button busy={isSending} disabled={waiting === 0} onPress={send}>
            {t('catalogue.drop.send', { count: waiting })}
          </Button>
        )}
        {!isSending && refused > 0 && (
          <Button variant={waiting > 0 ? 'secondary' : 'primary'} onPress={tryAgain}>
            {t('catalogue.drop.tryAgain', { count: refused })}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
