import { Button } from '@vitrine/ui/components/Button';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { PictureDrop } from '../../parts/fields/PictureDrop.tsx';
import { useFraming } from '../../parts/fields/useFraming.tsx';
import { useTextureUpload } from './useTextureUpload.ts';

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
        <PictureDrop
          label={`${t('catalogue.colour.texture')} · ${name}`}
          hint="catalogue.colour.textureHint"
          isBusy={isBusy}
          wrong={wrong}
          onFile={frame}
        />
      )}
      {dialog}
    </div>
  );
}
