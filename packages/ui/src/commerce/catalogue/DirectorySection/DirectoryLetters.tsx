import { useRef } from 'react';
import { Heading } from '../../../foundation/Heading/index.ts';
import * as css from './DirectoryLetters.css.ts';
import { missingOf, Tiles } from './Tiles.tsx';
import type { DirectoryBrand, OnNear } from './Tiles.tsx';
import { useNear } from './useNear.ts';

export interface DirectoryLettersProps {
  /** Brands under their letters, in order; `id` is where a letter index leads. Null keeps the room of a brand that is not loaded yet. */
  groups: readonly { id: string; letter: string; brands: readonly DirectoryBrand[] }[];
  /** Brands that are not loaded came within a screen of what is seen: their places among all brands, from 0. */
  onNear?: OnNear;
}

const widest = 4;

/** Each group with the place of its first brand. */
const placed = (groups: DirectoryLettersProps['groups']) => {
  let next = 0;
  return groups.map((group) => {
    const from = next;
    next += group.brands.length;
    return { ...group, from };
  });
};

/** Brands from A to Z in one running grid: a letter takes as many columns as it has brands, so that few leave no hole. */
export function DirectoryLetters({ groups, onNear }: DirectoryLettersProps) {
  const root = useRef<HTMLDivElement>(null);
  useNear(root, missingOf(groups.flatMap(({ brands }) => brands)), onNear);
  return (
    <div ref={root} className={css.root} data-component="DirectoryLetters">
      {placed(groups).map(({ id, letter, brands, from }) => (
        <section key={id} id={id} tabIndex={-1} className={css.group} data-span={Math.min(brands.length, widest)}>
          <div className={css.head}>
            <Heading level={2} size="sm">
              {letter}
            </Heading>
          </div>
          <Tiles brands={brands} from={from} />
        </section>
      ))}
    </div>
  );
}
