import { Link } from '../../foundation/index.ts';
import { useInView } from '../../hooks/useInView.ts';
import { caps as inCaps, count, list, tab } from './LinkTabs.css.ts';

export interface LinkTabsProps {
  /** Names the navigation. */
  label: string;
  /** Words in small tracked capitals, as the specification writes a brand's pages. */
  caps?: boolean;
  items: { href: string; label: string; current?: boolean; count?: number }[];
}

/** Tabs that are pages: links, one of them current. */
export const LinkTabs = ({ label, caps = false, items }: LinkTabsProps) => {
  const row = useInView<HTMLUListElement>('[aria-current]', items.find(({ current }) => current)?.href);
  return (
    <nav aria-label={label} data-component="LinkTabs">
      <ul ref={row} className={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={caps ? `${tab} ${inCaps}` : tab}
            >
              {item.label}
              {item.count === undefined ? null : <span className={count}>{item.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
