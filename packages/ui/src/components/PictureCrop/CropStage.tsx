import { assignInlineVars } from '@vanilla-extract/dynamic';
import ReactCrop from 'react-image-crop';
import type { PercentCrop } from 'react-image-crop';
import { FocusHandle } from './FocusHandle.tsx';
import { changeCrop } from './framing.ts';
import type { NaturalRatio } from './useNaturalRatio.ts';
import type { CropArea, PictureCropLabels, PictureCropProps } from './types.ts';
import * as css from './CropStage.css.ts';

const toPercent = ({ x, y, width, height }: CropArea): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

const toShares = ({ x, y, width, height }: PercentCrop): CropArea => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});

const namesOf = ({ crop, handles }: PictureCropLabels) => ({
  cropArea: crop,
  nwDragHandle: handles.topLeft,
  nDragHandle: handles.top,
  neDragHandle: handles.topRight,
  eDragHandle: handles.right,
  seDragHandle: handles.bottomRight,
  sDragHandle: handles.bottom,
  swDragHandle: handles.bottomLeft,
  wDragHandle: handles.left,
});

interface CropStageProps extends Pick<PictureCropProps, 'src' | 'value' | 'onChange' | 'labels'> {
  picture: NaturalRatio;
  /** The ratio the crop keeps; absent where it is free. */
  ratio?: number | undefined;
}

/** The smallest crop, in pixels of the screen: its handles still stand apart. */
const smallest = 40;

/** The picture with the crop and the focus point on it. */
export const CropStage = ({ src, value, onChange, labels, picture, ratio }: CropStageProps) => (
  <ReactCrop
    className={css.stage}
    style={assignInlineVars({ [css.natural]: String(picture.ratio ?? 1.5) })}
    crop={picture.ratio ? toPercent(value.crop) : undefined}
    aspect={ratio}
    disabled={!picture.ratio}
    keepSelection
    ruleOfThirds
    minWidth={smallest}
    minHeight={smallest}
    ariaLabels={namesOf(labels)}
    onChange={(_pixels, percent) => onChange({ value: changeCrop(value, toShares(percent)) })}
    renderSelectionAddon={() => (
      <FocusHandle
        point={value.focus}
        onMove={({ point }) => onChange({ value: { ...value, focus: point } })}
        labels={labels}
      />
    )}
  >
    <img src={src} alt="" draggable={false} className={css.picture} {...picture.events} />
  </ReactCrop>
);
