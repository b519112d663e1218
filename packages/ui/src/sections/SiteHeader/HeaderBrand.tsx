import { Link } from '../../foundation/LinkProvider/index.ts';
import * as css from './SiteHeader.css.ts';

export interface HeaderAccount {
  name: string;
  /** The partner's logo; without one its name stands there in the display face. */
  logo?: string | null;
  /** The logo is made for a dark ground: on white paper its light and dark are exchanged. */
  logoOnDark?: boolean;
  href: string;
}

export function HeaderBrand({ account }: { account: HeaderAccount }) {
  return (
    <Link href={account.href} className={css.brand} data-part="brand">
      {account.logo ? (
        <img
          className={css.logo}
          data-ground={account.logoOnDark ? 'dark' : undefined}
          src={account.logo}
          alt={account.name}
        />
      ) : (
        <span className={css.wordmark}>{account.name}</span>
      )}
    </Link>
  );
}
