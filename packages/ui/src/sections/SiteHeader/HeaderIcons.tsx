import { Icon } from '../../foundation/Icon/index.ts';
import { VisuallyHidden } from '../../foundation/VisuallyHidden/index.ts';
import { HeaderEntry } from './HeaderEntry.tsx';
import * as css from './HeaderIcons.css.ts';
import type { HeaderIcon } from './types.ts';

export function HeaderIcons({ icons }: { icons: HeaderIcon[] }) {
  return icons.map((icon) => (
    <div key={icon.id} className={css.iconHolder} data-part={icon.id}>
      <HeaderEntry action={icon} className={css.icon}>
        <Icon name={icon.icon} size="md" />
        <VisuallyHidden>{icon.badge ? `${icon.label}, ${icon.badge}` : icon.label}</VisuallyHidden>
        {icon.badge && (
          <span className={css.dot} data-part="badge" aria-hidden>
            {icon.count}
          </span>
        )}
      </HeaderEntry>
      {icon.notice && <div className={css.notice}>{icon.notice}</div>}
    </div>
  ));
}
