import { Badge, type BadgeProps } from '@vitrine/ui/components/Badge';
import { Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import type { DroppedFile, DropState } from './dropped.ts';

const tones = {
  unmatched: 'caution',
  waiting: 'neutral',
  sending: 'info',
  stored: 'positive',
  refused: 'critical',
  there: 'neutral',
  double: 'neutral',
} as const satisfies Record<DropState, BadgeProps['tone']>;

/** How far a file is, and why it was refused. */
export function FileState({ file: { state, why } }: { file: DroppedFile }) {
  const t = useTranslate();
  const badge = (
    <Badge tone={tones[state]} dot={state === 'sending'}>
      {t(`catalogue.drop.${state}`)}
    </Badge>
  );
  if (state !== 'refused') return badge;
  return (
    <Stack space="xs">
      <span>{badge}</span>
      <Text as="span" size="sm" tone="critical">
        {why}
      </Text>
    </Stack>
  );
}
