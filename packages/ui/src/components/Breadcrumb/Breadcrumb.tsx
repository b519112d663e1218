import { Icon, TextLink } from '../../foundation/index.ts';
import { here, item, list, mark } from './Breadcrumb.css.ts';

export interface BreadcrumbProps {
  label: string;
  /** From the outermost page inwards; the last is this page. */
  items: { label: string; href?: string }[];
}

/** Where this page stands, and the way back out. */
export const Breadcrumb = ({ label, items }: BreadcrumbProps) => (
  <nav aria-label={label} data-component="Breadcrumb">
    <ol className={list}>
      {items.map(({ label: words, href }, index) => {
        const last = index === items.length - 1;
        return (
          <li key={`${href ?? ''} ${words}`} className={item}>
            {href === undefined || last ? (
              <span aria-current={last ? 'page' : undefined} className={last ? here : undefined}>
                {words}
              </span>
            ) : (
              <TextLink href={href} tone="inherit" quiet>
                {words}
              </TextLink>
            )}
            {/* At the end: a second line begins with words, at the page's edge. */}
            {last ? null : (
              <span className={mark}>
                <Icon name="chevron-right" size="xs" />
              </span>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
