import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack, Text } from '@vitrine/ui/foundation';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import type { Fields } from '../../parts/mappers/staffContent.ts';
import { ConflictTable } from '../../parts/form/ConflictTable.tsx';

interface ConflictProps {
  /** Says who was faster. */
  reason: string | undefined;
  theirs: Fields;
  mine: Fields;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody saved the document meanwhile: both values of each field that differs, and the choice between them. */
export function Conflict({ reason, theirs, mine, isBusy, onKeepMine, onTakeTheirs }: ConflictProps) {
  const t = useTranslate();
  return (
    <Banner
      tone="critical"
      action={
        <Inline>
          <Button busy={isBusy} onPress={onKeepMine}>
            {t('admin.conflict.keepMine')}
          </Button>
          <Button variant="secondary" onPress={onTakeTheirs}>
            {t('admin.conflict.takeTheirs')}
          </Button>
        </Inline>
      }
    >
      <Stack space="sm">
        <Text>{reason}</Text>
        <ConflictTable theirs={theirs} mine={mine} />
      </Stack>
    </Banner>
  );
}
