import { useLayoutEffect, useRef } from 'react';
import { Link } from '../../foundation/index.ts';
import { caps as inCaps, count, list, tab } from './LinkTabs.css.ts';

export interface LinkTabsProps {
  /** Names the navigation. */
  label: string;
  /** Words in small tracked capitals, as the specification writes a brand's pages. */
  caps?: boolean;
  items: { href: string; label: string; current?: boolean; count?: number }[];
}

/** Scrolls the row, never the page, until the current tab is in its middle. */
const useCurrentInView = (current: string | undefined) => {
  const row = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const tabOfPage = row.current?.querySelector('[aria-current]');
    if (!row.current || !tabOfPage) return;
    const { left, width } = row.current.getBoundingClientRect();
    const its = tabOfPage.getBoundingClientRect();
    row.current.scrollLeft += its.left + its.width / 2 - left - width / 2;
  }, [current]);
  return row;
};

/** Tabs that are pages: links, one of them current. */
export const LinkTabs = ({ label, caps = false, items }: LinkTabsProps) => {
  const row = useCurrentInView(items.find(({ current }) => current)?.href);
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
