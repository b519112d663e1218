import type { ReactNode } from 'react';
import { Heading, Icon, Text } from '../../foundation/index.ts';
import type { HeadingProps, IconName } from '../../foundation/index.ts';
import { action as actionStyle, picture, root } from './EmptyState.css.ts';

export interface EmptyStateProps {
  title: ReactNode;
  /** What will be here, and how it gets here. */
  text?: ReactNode;
  icon?: IconName;
  /** The next step. */
  action?: ReactNode;
  level?: HeadingProps['level'];
}

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ title, text, icon, action, level = 2 }: EmptyStateProps) => (
  <div data-component="EmptyState" className={root}>
    {icon ? (
      <span className={picture}>
        <Icon name={icon} size="xl" />
      </span>
    ) : null}
    <Heading level={level} size="md" align="center">
      {title}
    </Heading>
    {text ? (
      <Text tone="muted" align="center">
        {text}
      </Text>
    ) : null}
    {action ? <div className={actionStyle}>{action}</div> : null}
  </div>
);
