import { Link } from '../../../foundation/LinkProvider/index.ts';
import { Picture } from '../../../foundation/Picture/index.ts';
import { dotted } from '../../../internal/dotted.ts';
import * as css from './BrandCard.css.ts';

export interface BrandCardProps {
  name: string;
  href: string;
  image: string;
  tags?: string[];
  description?: string | null;
  /** 'SEE MORE'. */
  seeMore: string;
  /** Opens the brand another way than by following the link, e.g. in a modal. */
  onOpen?: () => void;
}

/** A brand's picture, tags, short text and SEE MORE. On touch the whole card opens it. */
export function BrandCard({ name, href, image, tags = [], description, seeMore, onOpen }: BrandCardProps) {
  const open = onOpen
    ? (event: { preventDefault: () => void }) => {
        event.preventDefault();
        onOpen();
      }
    : undefined;
  return (
    <article className={css.root} data-component="BrandCard">
      <Picture src={image} alt="" ratio="4:5" sizes="(min-width: 48rem) 25vw, 50vw" />
      <div className={css.body}>
        {tags.length > 0 && (
          <p className={css.tags} title={dotted(tags)}>
            {dotted(tags)}
          </p>
        )}
        <h3 className={css.name}>{name}</h3>
        {description && <p className={css.description}>{description}</p>}
        <Link href={href} className={css.more} onClick={open} aria-label={`${seeMore}: ${name}`}>
          {seeMore}
        </Link>
      </div>
    </article>
  );
}
