import { Button } from '@vitrine/ui/components/Button';
import { Dialog } from '@vitrine/ui/components/Dialog';
import { PictureCrop, wholePicture, type PictureFraming } from '@vitrine/ui/components/PictureCrop';
import type { PictureUpload } from '@vitrine/api/client';
import { useState } from 'react';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { framedUpload, handles, type Places } from './framing.ts';

const PLACES = ['wide', 'square', 'upright'] as const;
const everyPlace: Places = { wide: 21 / 9, square: 1, upright: 4 / 5 };

interface FramingDialogProps {
  picture: File;
  /** Where the browser reads it. */
  src: string;
  /** The point that it keeps in sight so far; its middle unless said. */
  focus?: PictureFraming['focus'];
  /** Where the shop shows it; in every shape unless said. */
  places?: Places;
  onUse: (upload: PictureUpload) => void;
  onClose: () => void;
}

/** Which part of a picture is kept, and which point of it stays in sight. */
export default function FramingDialog({
  picture,
  src,
  focus,
  places = everyPlace,
  onUse,
  onClose,
}: FramingDialogProps) {
  const t = useTranslate();
  const [value, setValue] = useState({ ...wholePicture, ...(focus && { focus }) });
  const [isUnreadable, setUnreadable] = useState(false);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t('admin.crop.title')}
      closeLabel={t('admin.close')}
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('admin.cancel')}
          </Button>
          <Button
            {...(isUnreadable && { disabled: true, reason: t('admin.crop.unreadable') })}
            onPress={() => onUse(framedUpload(picture, value))}
          >
            {t('admin.crop.use')}
          </Button>
        </>
      }
    >
      <PictureCrop
        src={src}
        value={value}
        onChange={(change) => setValue(change.value)}
        onUnreadable={() => setUnreadable(true)}
        previews={PLACES.flatMap((place) => {
          const ratio = places[place];
          return ratio ? [{ name: t(`admin.crop.place.${place}`), ratio }] : [];
        })}
        labels={{
          hint: t('admin.crop.hint'),
          crop: t('admin.crop.crop'),
          handles: handles((handle) => t(`admin.crop.handle.${handle}`)),
          area: (percent) => t('admin.crop.area', percent),
          shape: t('admin.crop.shape'),
          free: t('admin.crop.free'),
          whole: t('admin.crop.whole'),
          focus: t('admin.crop.focus'),
          focusAcross: t('admin.crop.focusAcross'),
          focusDown: t('admin.crop.focusDown'),
          focusPlace: (percent) => t('admin.crop.focusPlace', percent),
          previews: t('admin.crop.previews'),
          unreadable: t('admin.crop.unreadable'),
        }}
      />
    </Dialog>
  );
}
