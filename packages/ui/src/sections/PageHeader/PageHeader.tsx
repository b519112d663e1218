import type { ReactNode } from 'react';
import { Container, Heading } from '../../foundation/index.ts';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
  /** 2 below a header that has the page's heading, such as a brand's. */
  level?: 1 | 2;
  text?: string | null;
  /** Trail of the page. */
  breadcrumb?: ReactNode;
  /** A figure beside the title, such as a result count. Announced when it changes. */
  count?: string | null;
  /** What one can do here. */
  actions?: ReactNode;
  /** Below the title: search and filters. */
  children?: ReactNode;
}

/** The top of a working page. */
export function PageHeader({ title, level = 1, text, breadcrumb, count, actions, children }: PageHeaderProps) {
  return (
    <header className={css.root} data-component="PageHeader">
      <Container>
        {breadcrumb}
        <div className={css.bar}>
          <div className={css.words}>
            <div className={css.title}>
              <Heading level={level} size={level === 1 ? 'xl' : 'md'}>
                {title}
              </Heading>
              <p className={css.count} role="status">
                {count}
              </p>
            </div>
            {text && <p className={css.text}>{text}</p>}
          </div>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {children}
      </Container>
    </header>
  );
}
