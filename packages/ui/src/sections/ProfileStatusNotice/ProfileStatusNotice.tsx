import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton/index.ts';
import { Icon, Text } from '../../foundation/index.ts';
import { useExpiry } from '../../hooks/useExpiry.ts';
import { durations } from '../../internal/durations.ts';
import * as css from './ProfileStatusNotice.css.ts';

/** Milliseconds until it hides by itself (K-01). */
export const profileStatusDuration = durations.profileStatus;

export interface ProfileStatusNoticeProps {
  /** What the stage of the registration means for the retailer. */
  text: string;
  /** The next step, such as a link to the profile. */
  action?: ReactNode;
  /** Closed by hand, or hidden by itself. */
  onClose: () => void;
  labels: ProfileStatusLabels;
}

export interface ProfileStatusLabels {
  title: string;
  close: string;
}

/** Hangs below the alert in the header (M-22, S-005, S-006, S-007); anyone who points at it or is inside has all the time there is. */
export function ProfileStatusNotice({ text, action, onClose, labels }: ProfileStatusNoticeProps) {
  const expiry = useExpiry(profileStatusDuration, text, onClose);
  return (
    <div {...expiry} role="status" data-component="ProfileStatusNotice" className={css.root}>
      <span className={css.mark}>
        <Icon name="info" size="sm" />
      </span>
      <div>
        <Text as="strong" size="sm" weight="strong">
          {labels.title}
        </Text>
        <Text size="sm" tone="muted">
          {text}
        </Text>
        {action && <Text size="sm">{action}</Text>}
      </div>
      <span className={css.close}>
        <IconButton icon="close" size="sm" label={labels.close} onPress={onClose} />
      </span>
    </div>
  );
}
