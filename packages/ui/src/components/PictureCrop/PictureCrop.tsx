import { useState } from 'react';
import { Text } from '../../foundation/index.ts';
import { CropStage } from './CropStage.tsx';
import { Previews } from './Previews.tsx';
import { ShapeChoice } from './ShapeChoice.tsx';
import { changeCrop, cropToRatio, hasRatio, percentOf, wholePicture } from './framing.ts';
import { useNaturalRatio } from './useNaturalRatio.ts';
import type { PictureCropProps, PictureFraming } from './types.ts';
import * as css from './PictureCrop.css.ts';

const State = ({ value: { crop, focus }, labels }: Pick<PictureCropProps, 'value' | 'labels'>) => (
  <div className={css.state}>
    <div role="status">
      <Text as="span" size="sm" tone="muted" tabular>
        {labels.area({ width: percentOf(crop.width), height: percentOf(crop.height) })}
      </Text>
    </div>
    <Text as="span" size="sm" tone="muted" tabular>
      {labels.focusPlace({ left: percentOf(focus.x), top: percentOf(focus.y) })}
    </Text>
  </div>
);

/** Chooses which part of a picture is used, and which point of it always stays in sight. */
export function PictureCrop({ src, value, onChange, onUnreadable, previews, labels }: PictureCropProps) {
  const picture = useNaturalRatio(src, onUnreadable);
  const natural = picture.ratio;
  const [chosen, setChosen] = useState<number>();
  const place = chosen === undefined ? undefined : previews[chosen];
  // A crop set from outside may have another shape than the one chosen here.
  const shape = place && natural && hasRatio(value.crop, place.ratio, natural) ? place : undefined;
  const change = (next: PictureFraming, index?: number) => {
    setChosen(index);
    onChange({ value: next });
  };
  return (
    <div data-component="PictureCrop" className={css.root}>
      <div className={css.main}>
        <Text size="sm" tone="muted">
          {labels.hint}
        </Text>
        {picture.isUnreadable ? (
          <div className={css.ground}>{labels.unreadable}</div>
        ) : (
          <CropStage {...{ src, value, onChange, labels, picture }} ratio={shape?.ratio} />
        )}
        {picture.isUnreadable ? null : <State value={value} labels={labels} />}
      </div>
      <div className={css.side}>
        <ShapeChoice
          places={previews}
          shape={shape}
          disabled={!natural}
          labels={labels}
          onReset={() => change(wholePicture)}
          onChoose={(choice) => {
            if (!choice.shape || !natural) setChosen(undefined);
            else
              change(
                changeCrop(value, cropToRatio(value, choice.shape.ratio, natural)),
                previews.indexOf(choice.shape),
              );
          }}
        />
        <Previews title={labels.previews} places={previews} src={src} value={value} natural={natural} />
      </div>
    </div>
  );
}
