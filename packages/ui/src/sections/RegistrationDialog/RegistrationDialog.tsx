import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import type { Registrant } from '../../commerce/company/RegistrationForm/index.ts';
import { Icon, Stack, Text } from '../../foundation/index.ts';
import { useFocusAfterStep } from '../../hooks/useFocusAfterStep.ts';
import * as css from './RegistrationDialog.css.ts';
import { SentenceCase } from '../../internal/SentenceCase/SentenceCase.tsx';

export type { Registrant };

export interface RegistrationDialogProps {
  open: boolean;
  onClose: () => void;
  /** Asking who it is, showing the form, or saying that a mail is on its way. */
  state: 'entry' | 'form' | 'sent';
  onChoose: (choice: { registrant: Registrant }) => void;
  /** The form of the retailer or brand that registers; it has its own button. */
  children?: ReactNode;
  /** What went wrong when the form was sent; it keeps what was typed. */
  error?: string;
  /** `/brands` (M-03). */
  brandsHref: string;
  labels: RegistrationLabels;
}

export interface RegistrationLabels {
  /** 'LET'S START YOUR REGISTRATION' (M-01) */
  title: string;
  close: string;
  lead: string;
  registrants: Record<Registrant, { name: string; about: string }>;
  /** Asks to look into the inbox (M-02). */
  sent: string;
  sentNext: string;
  /** 'MEET OUR BRANDS' (M-03) */
  brands: string;
}

const REGISTRANTS = ['retailer', 'brand'] as const;

const Entry = ({ onChoose, labels }: RegistrationDialogProps) => (
  <Stack space="lg">
    <Text tone="muted">{labels.lead}</Text>
    <div className={css.choices}>
      {REGISTRANTS.map((registrant) => (
        <button key={registrant} type="button" className={css.choice} onClick={() => onChoose({ registrant })}>
          <span className={css.name}>{labels.registrants[registrant].name}</span>
          <span className={css.about}>{labels.registrants[registrant].about}</span>
          <span className={css.arrow}>
            <Icon name="arrow-right" size="md" />
          </span>
        </button>
      ))}
    </div>
  </Stack>
);

const Form = ({ error, children }: RegistrationDialogProps) => (
  <Stack space="lg">
    {children}
    {/* Beside the button that was pressed: the form is longer than the dialog. */}
    {error && <Banner tone="critical">{error}</Banner>}
  </Stack>
);

const Sent = ({ brandsHref, labels, onClose }: RegistrationDialogProps) => (
  <Stack space="lg">
    <Banner tone="positive">{labels.sent}</Banner>
    <Text tone="muted">{labels.sentNext}</Text>
    <Button caps stretch size="lg" href={brandsHref} onPress={onClose}>
      {labels.brands}
    </Button>
  </Stack>
);

const bodies = { entry: Entry, form: Form, sent: Sent };

/** Registration in three steps: company type, form, confirmation (M-01, M-02, M-03). */
export function RegistrationDialog(props: RegistrationDialogProps) {
  const { open, onClose, state, labels } = props;
  const Body = bodies[state];
  const focus = useFocusAfterStep<HTMLDivElement>(state);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<SentenceCase>{labels.title}</SentenceCase>}
      closeLabel={labels.close}
      size="md"
    >
      <div {...focus}>
        <Body {...props} />
      </div>
    </Dialog>
  );
}
