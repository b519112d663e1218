import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../foundation/index.ts';
import * as parts from './parts.css.ts';
import type { HeroLayout, HeroProps } from './types.ts';

type Words = Pick<HeroProps, 'logo' | 'title' | 'text' | 'lead'> & Required<Pick<HeroProps, 'buttons'>>;

/** Buttons of type register, login and link. */
function HeroButtons({ buttons }: Pick<Words, 'buttons'>) {
  'use no memo';
  if (buttons.length === 0) return null;
  return (
    <div className={parts.buttons} data-part="buttons">
      {buttons.map(({ label, emphasis, href, onPress }) => (
        <Button caps key={label} variant={emphasis ?? 'primary'} href={href} onPress={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}

/** Logo, title, text and buttons, as many of them as there are. */
export function HeroWords({ layout, logo, title, text, buttons, lead }: Words & { layout: HeroLayout }) {
  'use no memo';
  return (
    <div className={`${parts.words} ${layout.words}`} data-part="words">
      <div className={parts.head}>
        {logo && <img className={parts.logo} src={logo.src} alt={logo.alt} />}
        <Heading level={lead ? 1 : 2} size="hero">
          {title}
        </Heading>
      </div>
      {(text || buttons.length > 0) && (
        <div className={`${parts.detail} ${layout.detail ?? ''}`}>
          {text && <p className={parts.lead}>{text}</p>}
          <HeroButtons buttons={buttons} />
        </div>
      )}
    </div>
  );
}
