import { otherFileOf } from '@vitrine/api/rules';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { useMay } from '../../../shared/connected/rights/useMay.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

const MOST_MEGABYTES = 10;

interface PictureFilesProps {
  label: string;
  most: number;
  busy: boolean;
  onFiles: (choice: { files: File[] }) => void;
}

/** Where pictures are dropped or chosen. What cannot be a picture of a product is refused before it is sent. */
export function PictureFiles({ label, most, busy, onFiles }: PictureFilesProps) {
  const t = useTranslate();
  const may = useMay();
  if (!may('owner')) return null;
  return (
    <FileDrop
      label={label}
      hint={t('catalogue.drop.hint', { megabytes: MOST_MEGABYTES })}
      files={[]}
      accept={['image/jpeg', 'image/png', 'image/webp']}
      maxMegabytes={MOST_MEGABYTES}
      maxFiles={most}
      disabled={busy}
      onChange={onFiles}
      labels={{
        choose: t('catalogue.drop.choose'),
        drop: t('catalogue.drop.drop'),
        remove: ({ name }) => t('catalogue.drop.removeOf', { name }),
        refused: (refusal) =>
          t(`catalogue.drop.refused.${refusal.why}`, {
            name: refusal.name,
            kind: otherFileOf(refusal.name),
            limit: 'limit' in refusal ? refusal.limit : 0,
          }),
      }}
    />
  );
}
