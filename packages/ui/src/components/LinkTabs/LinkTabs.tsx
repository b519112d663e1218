import { Link } from '../../foundation/index.ts';
import { count, list, tab } from './LinkTabs.css.ts';

export interface LinkTabsProps {
  /** Names the navigation. */
  label: string;
  items: { href: string; label: string; current?: boolean; count?: number }[];
}

/** Tabs that are pages: links, one of them current. */
export const LinkTabs = ({ label, items }: LinkTabsProps) => {
  return (
    <nav aria-label={label} data-component="LinkTabs">
      <ul className={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href} aria-current={item.current ? 'page' : undefined} className={tab}>
              {item.label}
              {item.count === undefined ? null : <span className={count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
