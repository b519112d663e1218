import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Icon, type IconName, Stack, Text } from '../../foundation/index.ts';
import * as css from './WelcomeDialog.css.ts';

export interface WelcomeTip {
  icon: IconName;
  title: string;
  text: string;
}

export interface WelcomeDialogProps {
  open: boolean;
  /** Seen: the application records it, however the dialog was left (M-14, D-019). */
  onClose: () => void;
  /** `marketplace`: the greeting at the first visit. `brand`: how buying from a brand works, shown on its page. */
  content: 'marketplace' | 'brand';
  /** Who is greeted. */
  name: string;
  /** The global partner for parcels (M-16); an account's own setting (D-054). */
  carrier: string;
  labels: WelcomeLabels;
}

/** The words of both contents; the application may leave out a tip that has nothing to say. */
export interface WelcomeLabels {
  close: string;
  title: (words: { name: string }) => string;
  lead: Record<WelcomeDialogProps['content'], string>;
  tips: Record<WelcomeDialogProps['content'], (words: { carrier: string }) => readonly WelcomeTip[]>;
  action: Record<WelcomeDialogProps['content'], string>;
}

const Tip = ({ icon, title, text }: WelcomeTip) => (
  <li className={css.tip} data-part="tip">
    <span className={css.mark}>
      <Icon name={icon} size="md" />
    </span>
    <Stack space="xxs">
      <Text weight="strong">{title}</Text>
      <Text size="sm" tone="muted">
        {text}
      </Text>
    </Stack>
  </li>
);

/** A greeting with a few tips, shown once (M-14, M-15, M-16, D-019). */
export function WelcomeDialog({ open, onClose, content, name, carrier, labels }: WelcomeDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labels.title({ name })}
      closeLabel={labels.close}
      size="md"
      footer={
        <Button caps onPress={onClose}>
          {labels.action[content]}
        </Button>
      }
    >
      <Stack space="lg">
        <Text size="lg" tone="muted">
          {labels.lead[content]}
        </Text>
        <ul className={css.tips}>
          {labels.tips[content]({ carrier }).map((tip) => (
            <Tip key={tip.title} {...tip} />
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
