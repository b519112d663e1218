import { Container, Heading } from '../../foundation/index.ts';
import { HeroButtons } from './HeroButtons.tsx';
import { HeroPicture } from './HeroPicture.tsx';
import * as css from './TemplateC.css.ts';
import type { HeroProps } from './types.ts';

/** Full-bleed picture; logo, title and text lower left, on a scrim strong enough for any picture. */
export function TemplateC({
  title,
  text,
  logo,
  image,
  imageMobile,
  imageAlt,
  styles = {},
  buttons = [],
  lead = false,
}: HeroProps) {
  const { align = 'start', tone = 'light', focus = 'center' } = styles;
  return (
    <div className={css.root} data-component="Hero" data-template="C" data-tone={tone} data-bare={!image || undefined}>
      {image && <HeroPicture src={image} mobileSrc={imageMobile} alt={imageAlt ?? ''} focus={focus} priority={lead} />}
      <div className={css.caption} data-part="caption">
        <Container>
          <div className={css.words} data-align={align}>
            {logo && <img className={css.logo} src={logo.src} alt={logo.alt} />}
            <Heading level={lead ? 1 : 2} size="hero">
              {title}
            </Heading>
            {text && <p className={css.lead}>{text}</p>}
            <HeroButtons buttons={buttons} />
          </div>
        </Container>
      </div>
    </div>
  );
}
