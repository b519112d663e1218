import { Link } from '../../foundation/index.ts';
import * as css from './Spotlight.css.ts';

export interface SpotlightProps {
  /** Name of the strip for assistive technology. */
  label: string;
  brands: { id: string; name: string; logo: string; href: string }[];
}

/** A quiet strip of brand logos below the opening scene (D-064). */
export function Spotlight({ label, brands }: SpotlightProps) {
  if (brands.length === 0) return null;
  return (
    <nav className={css.root} aria-label={label} data-component="Spotlight">
      <ul className={css.strip}>
        {brands.map(({ id, name, logo, href }) => (
          <li key={id} className={css.item}>
            <Link href={href} className={css.link}>
              <img className={css.logo} src={logo} alt={name} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
