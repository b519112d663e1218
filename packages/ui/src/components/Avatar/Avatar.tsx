import { useState } from 'react';
import { Icon, useLocale } from '../../foundation/index.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** Whose it is; read aloud unless `decorative`. */
  name: string;
  /** Their picture; initials stand in when there is none or it cannot be had. */
  src?: string | null;
  /** 32, 44 or 64 px. */
  size?: keyof typeof css.sizes;
  /** `round` for people, `square` for companies. */
  shape?: keyof typeof css.shapes;
  /** The name is already beside it in text. */
  decorative?: boolean;
}

/** A person or a company in small. */
export const Avatar = ({ name, src, size = 'md', shape = 'round', decorative }: AvatarProps) => {
  const [failed, setFailed] = useState<string>();
  const letters = initials(name, useLocale());
  const shown = src && src !== failed ? src : undefined;
  return (
    <span
      data-component="Avatar"
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative}
      className={`${css.avatar} ${css.shapes[shape]} ${css.sizes[size]}`}
    >
      {shown ? (
        <img src={shown} alt="" loading="lazy" className={css.picture} onError={() => setFailed(shown)} />
      ) : (
        letters || <Icon name="user" size="sm" />
      )}
    </span>
  );
};
