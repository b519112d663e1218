import { Heading } from '../../../foundation/Heading/index.ts';
import { BrandTile } from '../BrandTile/index.ts';
import type { BrandTileProps } from '../BrandTile/index.ts';
import * as css from './DirectoryLetters.css.ts';

export interface DirectoryLettersProps {
  /** Brands under their letters, in order; `id` is where a letter index leads. */
  groups: readonly { id: string; letter: string; brands: readonly (BrandTileProps & { id: string })[] }[];
}

const widest = 4;

/** Brands from A to Z in one running grid: a letter takes as many columns as it has brands, so that few leave no hole. */
export const DirectoryLetters = ({ groups }: DirectoryLettersProps) => (
  <div className={css.root} data-component="DirectoryLetters">
    {groups.map(({ id, letter, brands }) => (
      <section key={id} id={id} className={css.group} data-span={Math.min(brands.length, widest)}>
        <div className={css.head}>
          <Heading level={2} size="sm">
            {letter}
          </Heading>
        </div>
        {brands.map(({ id: key, ...brand }) => (
          <BrandTile key={key} {...brand} />
        ))}
      </section>
    ))}
  </div>
);
