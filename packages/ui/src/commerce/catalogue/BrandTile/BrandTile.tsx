import { Link } from '../../../foundation/LinkProvider/index.ts';
import { Picture } from '../../../foundation/Picture/index.ts';
import { TextLink } from '../../../foundation/TextLink/index.ts';
import { LogoImage } from '../../../internal/LogoImage/LogoImage.tsx';
import * as css from './BrandTile.css.ts';

export interface BrandTileProps {
  name: string;
  /** The brand's page, `/{slug}`. */
  href: string;
  /** Tall picture; the name already says what it is, so it needs no words. */
  image: string;
  logo?: string | null;
  /** A word or two below the name, such as its categories. */
  note?: string | null;
  /** A line sheet of the brand that can be opened from here, e.g. "Line sheet: Resort 27". */
  sheet?: { label: string; href: string } | null;
  /** On the first screen: its picture is loaded at once and first. */
  priority?: boolean;
}

/** A brand as a directory shows it: picture, logo, name. The whole tile leads to the brand, and a link of its own to a line sheet. */
export function BrandTile({ name, href, image, logo, note, sheet, priority }: BrandTileProps) {
  return (
    <article className={css.root} data-component="BrandTile">
      <div className={css.frame}>
        <Picture
          src={image}
          alt=""
          ratio="3:4"
          sizes="(min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 50vw"
          priority={priority}
        />
      </div>
      <div className={css.caption}>
        <div className={css.words}>
          <h3 className={css.name}>
            <Link href={href} className={css.link}>
              {name}
            </Link>
          </h3>
          {note && (
            <p className={css.note} title={note}>
              {note}
            </p>
          )}
        </div>
        {logo && (
          <span className={css.mark}>
            <LogoImage key={logo} className={css.logo} src={logo} />
          </span>
        )}
      </div>
      {sheet && (
        <p className={css.sheet}>
          <TextLink href={sheet.href}>{sheet.label}</TextLink>
        </p>
      )}
    </article>
  );
}
