import type { ReactNode } from 'react';
import { Icon } from '../../foundation/index.ts';
import { SentenceCase } from '../../internal/SentenceCase/SentenceCase.tsx';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Banner.css.ts';

interface BannerContent {
  children: ReactNode;
  tone?: keyof typeof css.tones;
  title?: string;
  /** Below the words: links or a button. */
  action?: ReactNode;
}

/** With `onClose` it can be closed; `closeLabel` names the button. */
type BannerClose = { onClose: () => void; closeLabel: string } | { onClose?: undefined; closeLabel?: undefined };

export type BannerProps = BannerContent & BannerClose;

const icons = { info: 'info', positive: 'success', caution: 'error', critical: 'error', neutral: 'info' } as const;

/** Something to know about this page or part of it. `critical` is announced at once, the rest when it suits. */
export const Banner = ({ children, tone = 'info', title, action, onClose, closeLabel }: BannerProps) => (
  <div
    role={tone === 'critical' ? 'alert' : 'status'}
    data-component="Banner"
    data-tone={tone}
    className={`${css.banner} ${css.tones[tone]}`}
  >
    <span className={css.icon}>
      <Icon name={icons[tone]} />
    </span>
    <div className={css.body}>
      {title ? <strong className={css.title}>{title}</strong> : null}
      <div>{typeof children === 'string' ? <SentenceCase text>{children}</SentenceCase> : children}</div>
      {action}
    </div>
    {onClose ? (
      <span className={css.close}>
        <IconButton icon="close" size="sm" label={closeLabel} onPress={onClose} />
      </span>
    ) : null}
  </div>
);
