import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

type Tone = 'ink' | 'muted' | 'brand' | 'critical' | 'positive' | 'caution' | 'onBrand' | 'inverse' | 'inherit';

export interface TextProps {
  children?: ReactNode;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: Tone;
  weight?: 'regular' | 'strong';
  /** A short label in small capitals; `size` is then fixed. */
  caps?: boolean;
  align?: 'start' | 'center' | 'end';
  /** Cuts after this many lines. */
  lines?: number;
  /** Figures of one width, for money and quantities. */
  tabular?: boolean;
  /** Holds lines to a readable length. */
  measure?: boolean;
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 's' | 'small' | 'dt' | 'dd' | 'li' | 'label' | 'figcaption' | 'legend';
  id?: string;
}

/** Running text and labels. */
export const Text = ({
  children,
  as: Tag = 'p',
  id,
  lines,
  size = 'md',
  tone = 'ink',
  weight = 'regular',
  ...look
}: TextProps) => (
  <Tag
    id={id}
    data-component="Text"
    className={text({ size, tone, weight, ...look, clamped: lines !== undefined || undefined })}
    style={lines === undefined ? undefined : { WebkitLineClamp: lines }}
  >
    {children}
  </Tag>
);
