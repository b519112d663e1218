import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId } from 'react';
import { Text } from '../../foundation/index.ts';
import { placePreview } from './placePreview.ts';
import type { PictureCropProps, PicturePlace } from './types.ts';
import * as css from './Previews.css.ts';

type Shown = Pick<PictureCropProps, 'src' | 'value'> & {
  /** Width to height of the picture, once it is known. */
  natural?: number | undefined;
};

const percent = (share: number) => `${share * 100}%`;

const Cropped = ({ src, value, natural, ratio }: Shown & { natural: number; ratio: number }) => {
  const { width, height, left, top } = placePreview(value, natural, ratio);
  const vars = {
    [css.width]: percent(width),
    [css.height]: percent(height),
    [css.left]: percent(left),
    [css.top]: percent(top),
  };
  return <img src={src} alt="" draggable={false} className={css.picture} style={assignInlineVars(vars)} />;
};

const Preview = ({ name, ratio, natural, ...shown }: Shown & PicturePlace) => (
  <figure className={css.preview} style={assignInlineVars({ [css.ratio]: String(ratio) })}>
    <div className={css.frame} data-part="frame">
      {natural ? <Cropped {...shown} natural={natural} ratio={ratio} /> : null}
    </div>
    <Text as="figcaption" size="sm" tone="muted">
      {name}
    </Text>
  </figure>
);

/** The cropped picture as each place shows it. */
export function Previews({ title, places, ...shown }: Shown & { title: string; places: PicturePlace[] }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={css.root}>
      <Text as="span" id={id} size="sm" weight="strong">
        {title}
      </Text>
      <div className={css.places}>
        {places.map((place) => (
          <Preview key={place.name} {...place} {...shown} />
        ))}
      </div>
    </div>
  );
}
