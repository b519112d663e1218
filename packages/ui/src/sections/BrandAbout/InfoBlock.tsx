import { Button } from '../../components/Button/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Picture } from '../../foundation/index.ts';
import * as css from './BrandAbout.css.ts';

export interface InfoBlockProps {
  title: string;
  /** HTML. */
  summary?: string | null;
  /** HTML. */
  text?: string | null;
  link?: { label: string; href: string } | null;
  /** Picture or film, on the side the brand chose. */
  media?: { src: string; alt: string; video?: string | null; orientation?: 'portrait' | 'landscape' } | null;
  position?: 'left' | 'right';
  /** The first of the page, set larger. */
  lead?: boolean;
}

/** Words beside a picture or a film. */
export function InfoBlock({ title, summary, text, link, media, position = 'left', lead = false }: InfoBlockProps) {
  return (
    <article
      className={css.block}
      data-part="info-block"
      data-position={position}
      data-plain={media ? undefined : true}
    >
      {media && <BlockMedia {...media} />}
      <div className={css.blockWords}>
        <Heading level={2} size={lead ? 'xl' : 'lg'}>
          {title}
        </Heading>
        {summary && (
          <div className={css.lead}>
            <RichHtml html={summary} />
          </div>
        )}
        {text && <RichHtml html={text} />}
        {link && (
          <div>
            <Button variant="secondary" href={link.href}>
              {link.label}
            </Button>
          </div>
        )}
      </div>
    </article>
  );
}

function BlockMedia({ src, alt, video, orientation = 'landscape' }: NonNullable<InfoBlockProps['media']>) {
  if (video) {
    return (
      // A brand's film carries no transcript; its alternative text says what it shows.
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video className={css.video} src={video} poster={src} aria-label={alt} controls playsInline preload="none" />
    );
  }
  return (
    <Picture
      src={src}
      alt={alt}
      ratio={orientation === 'portrait' ? '4:5' : '16:9'}
      sizes="(min-width: 64rem) 50vw, 100vw"
    />
  );
}
