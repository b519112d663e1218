import type { ReactNode } from 'react';
import { Container, Heading } from '../../foundation/index.ts';
import * as css from './PageHeader.css.ts';

export interface PageHeaderProps {
  title: string;
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
export function PageHeader({ title, text, breadcrumb, count, actions, children }: PageHeaderProps) {
  return (
    <header className={css.root} data-component="PageHeader">
      <Container>
        {breadcrumb}
        <div className={css.bar}>
          <div className={css.words}>
            <Heading level={1} size="xl">
              {title}
            </Heading>
            {text && <p className={css.text}>{text}</p>}
          </div>
          <p className={css.count} role="status">
            {count}
          </p>
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {children}
      </Container>
    </header>
  );
}
