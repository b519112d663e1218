import { useState, type ReactNode } from 'react';
import { Dialog } from '../../../components/Dialog/index.ts';
import { useFocusAfterStep } from '../../../hooks/useFocusAfterStep.ts';
import { AddressStep } from './AddressStep.tsx';
import * as css from './AddressDialog.css.ts';
import type { AddressCountry, AddressErrors, AddressKind, AddressLabels, AddressValues } from './types.ts';

export interface AddressDialogProps {
  open: boolean;
  onClose: () => void;
  /** The step that is shown; it moves on once the app has saved (S-088, S-089). */
  step: AddressKind;
  /** News that is read before the first address, such as that the order was sent. */
  lead?: ReactNode;
  /** Addresses kept so far. */
  billing: Partial<AddressValues> | null;
  shipping: Partial<AddressValues> | null;
  /** Countries to choose from, each with what its addresses have below the street. */
  countries: AddressCountry[];
  /** The rules of an address, in words. */
  validate: (values: AddressValues, kind: AddressKind) => AddressErrors;
  busy?: boolean;
  /** What the server said. */
  error?: string;
  /** Saves billing (M-37). */
  onNext: (event: { values: AddressValues }) => void;
  onPrevious: () => void;
  /** Saves shipping; the app then closes (M-39, S-091). */
  onFinalize: (event: { values: AddressValues }) => void;
  labels: AddressLabels;
}

/** Billing, then shipping (M-37, M-38, M-39). What was typed in one step is there again on coming back. */
export function AddressDialog({
  open,
  onClose,
  step,
  onNext,
  onPrevious,
  onFinalize,
  busy = false,
  ...rest
}: AddressDialogProps) {
  const [drafts, setDrafts] = useState<Partial<Record<AddressKind, AddressValues>>>({});
  const { labels, lead, billing, shipping, countries, validate, error } = rest;
  const keep = (values: AddressValues) => setDrafts((before) => ({ ...before, [step]: values }));
  const focus = useFocusAfterStep<HTMLDivElement>(step);
  const common = { countries, validate, error, busy, labels };
  return (
    <Dialog open={open} onClose={onClose} title={labels.titles[step]} closeLabel={labels.close} size="lg">
      <div {...focus} data-component="AddressDialog" className={css.steps}>
        {step === 'billing' && lead && <div className={css.news}>{lead}</div>}
        {step === 'billing' ? (
          <AddressStep
            {...common}
            key="billing"
            kind="billing"
            initial={drafts.billing ?? billing}
            onSubmit={(values) => {
              keep(values);
              onNext({ values });
            }}
          />
        ) : (
          <AddressStep
            {...common}
            key="shipping"
            kind="shipping"
            initial={drafts.shipping ?? shipping}
            billing={drafts.billing ?? billing}
            onPrevious={(values) => {
              keep(values);
              onPrevious();
            }}
            onSubmit={(values) => {
              keep(values);
              onFinalize({ values });
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
