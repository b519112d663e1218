import type { PictureUpload } from '@vitrine/api/client';
import { lazy, Suspense, useState } from 'react';
import { focusIn, readStored, type Places } from './framing.ts';

const FramingDialog = lazy(() => import('./FramingDialog.tsx'));

interface FramingOptions {
  /** Where the shop shows the picture. */
  places?: Places;
  /** The picture with the part and the point that were chosen. */
  onUse: (upload: PictureUpload) => void;
}

interface Chosen {
  picture: File;
  /** Where the browser reads it. */
  src: string;
  focus?: ReturnType<typeof focusIn>;
}

/** Opens the dialog that frames a picture: a file, or one that is stored. Render `dialog` beside the field. */
export const useFraming = ({ places, onUse }: FramingOptions) => {
  const [chosen, setChosen] = useState<Chosen>();
  const [isLost, setLost] = useState(false);
  const frame = (picture: File, focus?: Chosen['focus']) => {
    setLost(false);
    setChosen({ picture, src: URL.createObjectURL(picture), focus });
  };
  const close = () => {
    if (chosen) URL.revokeObjectURL(chosen.src);
    setChosen(undefined);
  };
  return {
    frame: (picture: File) => frame(picture),
    frameStored: (path: string) =>
      void readStored(path).then(
        (picture) => frame(picture, focusIn(path)),
        () => setLost(true),
      ),
    /** The stored picture could not be read. */
    isLost,
    dialog: chosen && (
      <Suspense>
        <FramingDialog
          {...chosen}
          places={places}
          onClose={close}
          onUse={(framed) => {
            close();
            onUse(framed);
          }}
        />
      </Suspense>
    ),
  };
};
