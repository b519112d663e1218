import { Button } from '../../components/Button/index.ts';
import * as css from './TemplateC.css.ts';
import type { HeroButton } from './types.ts';

/** Buttons of type register, login and link. */
export function HeroButtons({ buttons }: { buttons: HeroButton[] }) {
  if (buttons.length === 0) return null;
  return (
    <div className={css.buttons}>
      {buttons.map(({ label, emphasis, href, onPress }) => (
        <Button key={label} variant={emphasis ?? 'primary'} href={href} onPress={onPress}>
          {label}
        </Button>
      ))}
    </div>
  );
}
