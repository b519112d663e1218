import { otherFileOf, UPLOADED_PICTURE_TYPES, uploadedPictureBytes } from '@vitrine/api/rules';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

const megabytes = uploadedPictureBytes / 1_048_576;

interface PictureDropProps {
  label: string;
  /** Names a text that may tell `megabytes`. */
  hint: string;
  isBusy: boolean;
  wrong: string | undefined;
  onFile: (file: File) => void;
}

/** Takes one picture of a brand, which is sent at once. */
export function PictureDrop({ label, hint, isBusy, wrong, onFile }: PictureDropProps) {
  const t = useTranslate();
  return (
    <FileDrop
      label={label}
      hint={t(isBusy ? 'office.picture.sending' : hint, { megabytes })}
      accept={[...UPLOADED_PICTURE_TYPES]}
      maxMegabytes={megabytes}
      files={[]}
      disabled={isBusy}
      onChange={({ files: [file] }) => file && onFile(file)}
      tone={wrong ? 'critical' : undefined}
      message={wrong}
      labels={{
        choose: t('office.picture.choose'),
        drop: t('office.picture.drop'),
        remove: (words) => t('office.picture.remove', { ...words }),
        refused: ({ name, why }) => t(`office.picture.refused.${why}`, { name, megabytes, kind: otherFileOf(name) }),
      }}
    />
  );
}
