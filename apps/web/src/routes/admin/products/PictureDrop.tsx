import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Progress } from '@vitrine/ui/components/Progress';
import { Table, type TableColumn } from '@vitrine/ui/components/Table';
import { Inline, Stack, Text, TextLink } from '@vitrine/ui/foundation';
import { paths } from '../../../config/paths.ts';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { Screen } from '../list/Screen.tsx';
import { PictureFiles } from './PictureFiles.tsx';
import { usePictureDrop, type DroppedFile } from './usePictureDrop.ts';

const MOST_AT_ONCE = 500;

function State({ outcome, match }: DroppedFile) {
  const t = useTranslate();
  if (outcome === 'sent') return <Badge tone="positive">{t('catalogue.drop.sent')}</Badge>;
  if (outcome)
    return (
      <Text as="span" size="sm" tone="critical">
        {outcome.refused}
      </Text>
    );
  return match.product ? t('catalogue.drop.waiting') : <Badge tone="caution">{t('catalogue.drop.unmatched')}</Badge>;
}

const useColumns = (onRemove: (file: DroppedFile) => void): TableColumn<DroppedFile>[] => {
  const t = useTranslate();
  return [
    { id: 'file', label: t('catalogue.drop.file'), rowHeader: true, cell: ({ file }) => file.name },
    {
      id: 'product',
      label: t('catalogue.product.product'),
      cell: ({ match: { product } }) =>
        product ? (
          <TextLink href={paths.admin(`brand/products/${product.id}`)}>
            {`${product.reference_code} ${product.name}`}
          </TextLink>
        ) : (
          '–'
        ),
    },
    {
      id: 'colour',
      label: t('catalogue.drop.colour'),
      cell: ({ match: { product, colour } }) => colour?.name ?? (product ? t('catalogue.drop.allColours') : '–'),
    },
    { id: 'state', label: t('catalogue.drop.state'), cell: (dropped) => <State {...dropped} /> },
    {
      id: 'remove',
      label: t('catalogue.pricelists.actions'),
      cell: (dropped) =>
        dropped.outcome === 'sent' ? null : (
          <Button
            variant="quiet"
            size="sm"
            label={t('catalogue.drop.removeOf', { name: dropped.file.name })}
            onPress={() => onRemove(dropped)}
          >
            {t('catalogue.colour.remove')}
          </Button>
        ),
    },
  ];
};

/** /admin/brand/products/pictures: many pictures at once, each to the product and colour its name says. */
export function PictureDrop() {
  const t = useTranslate();
  const drop = usePictureDrop();
  const { dropped, waiting, sent, unmatched, isSending } = drop;
  const columns = useColumns(drop.remove);
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
          busy={isSending}
          onFiles={({ files }) => drop.add(files)}
        />
        {dropped.length > 0 && (
          <Stack space="md">
            {unmatched > 0 && <Banner tone="caution">{t('catalogue.drop.unmatchedText', { count: unmatched })}</Banner>}
            {isSending && (
              <Progress
                label={t('catalogue.drop.sending')}
                value={sent / (sent + waiting || 1)}
                valueText={t('catalogue.drop.progress', { sent, all: sent + waiting })}
              />
            )}
            <Table
              caption={t('catalogue.drop.preview')}
              rows={dropped}
              rowId={({ file }) => `${file.name} ${file.size} ${file.lastModified}`}
              empty=""
              columns={columns}
            />
            <Inline>
              <Button busy={isSending} disabled={waiting === 0} onPress={drop.send}>
                {t('catalogue.drop.send', { count: waiting })}
              </Button>
            </Inline>
          </Stack>
        )}
      </Screen>
    </Stack>
  );
}
