import { Link } from '../../../foundation/LinkProvider/index.ts';
import { CompanyLogo } from '../../company/CompanyLogo/index.ts';
import * as css from './RetailerTile.css.ts';

export interface RetailerTileProps {
  name: string;
  /** The retailer's page, `/buyers/{id}`. */
  href: string;
  logo?: string | null;
  /** Where it sells, joined to one text. */
  locations?: string | null;
  /** A word beside, such as the state of the connection. */
  note?: string | null;
  /** Its place in the page's outline. */
  level?: 2 | 3;
}

/** A retailer as the directory shows it: logo, name, places. The whole tile leads to the retailer. */
export function RetailerTile({ name, href, logo, locations, note, level = 2 }: RetailerTileProps) {
  const Name = `h${level}` as const;
  return (
    <article className={css.root} data-component="RetailerTile">
      <CompanyLogo name={name} logo={logo} size="fill" />
      <div className={css.words}>
        <Name className={css.name}>
          <Link href={href} className={css.link}>
            {name}
          </Link>
        </Name>
        {locations && <p className={css.places}>{locations}</p>}
        {note && <p className={css.note}>{note}</p>}
      </div>
    </article>
  );
}
