import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import type { PictureCropLabels, PicturePlace } from './types.ts';
import * as css from './PictureCrop.css.ts';

interface ShapeChoiceProps {
  places: PicturePlace[];
  /** The place whose shape the crop keeps; absent where it is free. */
  shape?: PicturePlace | undefined;
  onChoose: (choice: { shape: PicturePlace | undefined }) => void;
  onReset: () => void;
  disabled: boolean;
  labels: Pick<PictureCropLabels, 'shape' | 'free' | 'whole'>;
}

/** The shape of the crop: free, or that of a place. */
export const ShapeChoice = ({ places, shape, onChoose, onReset, disabled, labels }: ShapeChoiceProps) => (
  <div className={css.shape}>
    <Select
      label={labels.shape}
      value={shape ? String(places.indexOf(shape)) : 'free'}
      options={[
        { value: 'free', label: labels.free },
        ...places.map(({ name }, index) => ({ value: String(index), label: name })),
      ]}
      disabled={disabled}
      onChange={({ value }) => onChoose({ shape: places[Number(value)] })}
    />
    <Button variant="secondary" size="sm" disabled={disabled} onPress={onReset}>
      {labels.whole}
    </Button>
  </div>
);
