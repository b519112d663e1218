import type { ReactNode } from 'react';
import { Button, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import type { IconName } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** Names the button, unless its visible words do. */
  label: string;
  /** What appears: a sentence. Nothing to press and nothing one cannot do without, for no finger reaches it. */
  text: ReactNode;
  /** Visible words in place of the icon, such as an abbreviation. */
  children?: ReactNode;
  icon?: IconName;
  side?: 'top' | 'bottom' | 'start' | 'end';
  onPress?: () => void;
}

/** A word of explanation at the focus, or at a pointer that stays. Escape puts it away; one can point at it and read on. */
export const Tooltip = ({ label, text, children, icon = 'info', side = 'top', onPress }: TooltipProps) => (
  <AriaLocale>
    <TooltipTrigger delay={400} closeDelay={150}>
      <Button
        className={css.trigger}
        aria-label={children ? undefined : label}
        data-component="Tooltip"
        data-worded={children ? true : undefined}
        onPress={onPress}
      >
        {children ?? <Icon name={icon} size="sm" />}
      </Button>
      <AriaTooltip className={css.tip} placement={side} offset={8} data-part="tip">
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  </AriaLocale>
);
