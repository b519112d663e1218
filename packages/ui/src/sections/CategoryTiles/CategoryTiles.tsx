import { Skeleton } from '../../components/Skeleton/index.ts';
import { Link } from '../../foundation/LinkProvider/index.ts';
import { Picture } from '../../foundation/Picture/index.ts';
import { Section } from '../../foundation/Section/index.ts';
import * as css from './CategoryTiles.css.ts';

export interface CategoryTile {
  id: string;
  name: string;
  image: string;
  /** Leads to the brands of the category. */
  href: string;
}

export interface CategoryTilesProps {
  /** Names the list. */
  label: string;
  categories: CategoryTile[];
  /** Placeholders in place of tiles that are loading. */
  pending?: number;
  /** Announces that tiles are loading. */
  pendingLabel?: string;
}

/** Categories as pictures with their names: four in a row, two on a phone. The whole tile is a link. */
export function CategoryTiles({ label, categories, pending = 0, pendingLabel }: CategoryTilesProps) {
  return (
    <Section space="below">
      <ul className={css.root} aria-label={label} data-component="CategoryTiles">
        {Array.from({ length: pending }, (_, place) => (
          <li key={place}>
            <Skeleton ratio="4:5" label={place === 0 ? pendingLabel : undefined} />
          </li>
        ))}
        {categories.map(({ id, name, image, href }) => (
          <li key={id}>
            <Link href={href} className={css.tile}>
              <Picture src={image} alt="" ratio="4:5" sizes="(min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 50vw" />
              <span className={css.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
