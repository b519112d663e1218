import { Link } from '../../../foundation/LinkProvider/index.ts';
import { Picture } from '../../../foundation/Picture/index.ts';
import * as css from './CollectionStrip.css.ts';

export interface CollectionEntry {
  id: string;
  name: string;
  /** The line sheet. */
  href: string;
  image: string;
  /** The last day to order, the delivery window, its number of styles and its minimum. Leave out what is not known. */
  facts: readonly string[];
}

export interface CollectionStripProps {
  /** Names the list. */
  label: string;
  collections: readonly CollectionEntry[];
}

/** A brand's open collections in one low row; each entry leads to its line sheet. */
export function CollectionStrip({ label, collections }: CollectionStripProps) {
  return (
    <ul className={css.root} aria-label={label} data-component="CollectionStrip">
      {collections.map(({ id, name, href, image, facts }) => (
        <li key={id} className={css.entry}>
          <div className={css.picture}>
            <Picture src={image} alt="" ratio="1:1" sizes="5rem" />
          </div>
          <div className={css.words}>
            <Link href={href} className={css.link}>
              {name}
            </Link>
            {facts.map((fact) => (
              <span key={fact} className={css.fact}>
                {fact}
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
