import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Progress } from '@vitrine/ui/components/Progress';
import { Stack, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../../shared/config/paths.ts';
import { useTranslate } from '../../../../shared/connected/useTranslate.ts';
import { Screen } from '../../../parts/list/Screen.tsx';
import { PictureFiles } from '../PictureFiles.tsx';
import { DropTable } from './DropTable.tsx';
import { DropTotal } from './DropTotal.tsx';
import { usePictureDrop } from './usePictureDrop.ts';

const MOST_AT_ONCE = 500;

function Unmatched({ count, onRemove }: { count: number; onRemove: () => void }) {
  const t = useTranslate();
  return (
    <Banner
      tone="caution"
      action={
        <Button variant="quiet" size="sm" onPress={onRemove}>
          {t('catalogue.drop.removeUnmatched', { count })}
        </Button>
      }
    >
      {t('catalogue.drop.unmatchedText', { count })}
    </Banner>
  );
}

/** /admin/brand/products/pictures: many pictures at once, each to the product and colour its name says. */
export function PictureDrop() {
  const t = useTranslate();
  const drop = usePictureDrop();
  const { files, counts, reading } = drop;
  return (
    <Stack space="md">
      <span>
        <TextLink href={paths.admin('brand/products')}>{t('catalogue.product.back')}</TextLink>
      </span>
      <Screen title={t('catalogue.drop.title')} text={t('catalogue.drop.text')} needs="owner">
        {drop.failed && <Banner tone="critical">{t('admin.failed')}</Banner>}
        <PictureFiles
          label={t('catalogue.drop.label')}
          most={MOST_AT_ONCE}
          busy={drop.isSending || reading !== undefined}
          onFiles={({ files: dropped }) => drop.add(dropped)}
        />
        {reading && (
          <Progress
            label={t('catalogue.drop.reading')}
            value={reading.read / reading.all}
            valueText={t('catalogue.drop.progress', { sent: reading.read, all: reading.all, refused: 0 })}
          />
        )}
        {files.length > 0 && (
          <Stack space="md">
            {counts.unmatched > 0 && <Unmatched count={counts.unmatched} onRemove={drop.removeUnmatched} />}
            <DropTotal drop={drop} />
            <DropTable files={files} onRemove={drop.remove} />
          </Stack>
        )}
      </Screen>
    </Stack>
  );
}
