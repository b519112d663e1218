import type { ReactNode } from 'react';
import { Icon, Link } from '../../foundation/index.ts';
import { list, place, step } from './Pagination.css.ts';
import { steps } from './pages.ts';

export interface PaginationProps {
  page: number;
  numPages: number;
  /** The address of a page; pages are links, so that they can be shared and opened in a tab. */
  href: (page: number) => string;
  /** The pointer or the focus reached a page's link: it may be fetched ahead. */
  onApproach?: (choice: { page: number }) => void;
  labels: { region: string; previous: string; next: string; page: (page: number) => string };
}

const Step = ({
  href,
  label,
  current,
  onApproach,
  children,
}: {
  href: string;
  label: string;
  current?: boolean;
  onApproach?: () => void;
  children: ReactNode;
}) => {
  return (
    <li className={place}>
      <Link
        href={href}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        className={step}
        onPointerEnter={onApproach}
        onFocus={onApproach}
      >
        {children}
      </Link>
    </li>
  );
};

/** The pages of a list. Absent with one page; controls that lead nowhere are absent too. */
export const Pagination = ({ page, numPages, href, onApproach, labels }: PaginationProps) => {
  if (numPages <= 1) return null;
  const link = (to: number) => ({ href: href(to), onApproach: () => onApproach?.({ page: to }) });
  return (
    <nav aria-label={labels.region} data-component="Pagination">
      <ul className={list}>
        {page > 1 ? (
          <Step {...link(page - 1)} label={labels.previous}>
            <Icon name="chevron-left" size="sm" />
          </Step>
        ) : null}
        {steps(page, numPages).map((n, index) =>
          n === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden className={`${place} ${step}`}>
              …
            </li>
          ) : (
            <Step key={n} {...link(n)} label={labels.page(n)} current={n === page}>
              {n}
            </Step>
          ),
        )}
        {page < numPages ? (
          <Step {...link(page + 1)} label={labels.next}>
            <Icon name="chevron-right" size="sm" />
          </Step>
        ) : null}
      </ul>
    </nav>
  );
};
