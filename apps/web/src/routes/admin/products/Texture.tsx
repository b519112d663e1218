import { UPLOADED_PICTURE_TYPES, uploadedPictureBytes } from '@vitrine/api/rules';
import { Button } from '@vitrine/ui/components/Button';
import { FileDrop } from '@vitrine/ui/components/FileDrop';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../connected/useTranslate.ts';
import { useFraming } from '../fields/useFraming.tsx';
import { useTextureUpload } from './useTextureUpload.ts';

const megabytes = uploadedPictureBytes / 1_048_576;

interface TextureProps {
  /** Path of the picture; the swatch beside the field shows it. */
  value: string | null;
  /** Name of the colour. */
  name: string;
  problem: string | undefined;
  onChange: (change: { value: string | null }) => void;
}

/** The picture of a patterned fabric (E-33): dropped and framed, or removed. Its place opens when somebody asks for it. */
export function Texture({ value, name, problem, onChange }: TextureProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  /** What was pressed goes: the focus moves to what takes its place. */
  const swap = (work: () => void) => {
    flushSync(work);
    place.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  const {
    upload,
    isBusy,
    problem: failure,
  } = useTextureUpload((path) =>
    swap(() => {
      setOpen(false);
      onChange({ value: path });
    }),
  );
  const { frame, dialog } = useFraming({ places: { square: 1 }, onUse: upload });
  const wrong = failure ?? problem;
  const button = (action: 'add' | 'remove', onPress: () => void) => (
    <Button
      variant="quiet"
      size="sm"
      label={t(`catalogue.colour.${action}TextureOf`, { name })}
      onPress={() => swap(onPress)}
    >
      {t(`catalogue.colour.${action}Texture`)}
    </Button>
  );
  return (
    <div ref={place}>
      {value !== null && button('remove', () => onChange({ value: null }))}
      {value === null && !isOpen && !wrong && button('add', () => setOpen(true))}
      {value === null && (isOpen || wrong) && (
        <FileDrop
          label={`${t('catalogue.colour.texture')} · ${name}`}
          hint={isBusy ? t('office.picture.sending') : t('catalogue.colour.textureHint', { megabytes })}
          accept={[...UPLOADED_PICTURE_TYPES]}
          maxMegabytes={megabytes}
          files={[]}
          disabled={isBusy}
          onChange={({ files: [file] }) => file && frame(file)}
          tone={wrong ? 'critical' : undefined}
          message={wrong}
          labels={{
            choose: t('office.picture.choose'),
            drop: t('office.picture.drop'),
            remove: (words) => t('office.picture.remove', { ...words }),
            refused: ({ name: file, why }) => t(`office.picture.refused.${why}`, { name: file, megabytes }),
          }}
        />
      )}
      {dialog}
    </div>
  );
}
