import { Button } from '../../../components/Button/index.ts';
import { Text } from '../../../foundation/index.ts';
import { AddressFields } from './AddressFields.tsx';
import { AddressSummary } from './AddressSummary.tsx';
import * as css from './AddressDialog.css.ts';
import type { AddressCountry, AddressErrors, AddressKind, AddressLabels, AddressValues } from './types.ts';
import { useAddressForm } from './useAddressForm.ts';

export interface AddressStepProps {
  kind: AddressKind;
  initial: Partial<AddressValues> | null;
  /** Offered to copy from, in the second step. */
  billing?: Partial<AddressValues> | null;
  countries: AddressCountry[];
  busy: boolean;
  error?: string;
  validate: (values: AddressValues, kind: AddressKind) => AddressErrors;
  onSubmit: (values: AddressValues) => void;
  onPrevious?: (values: AddressValues) => void;
  labels: AddressLabels;
}

/** One of the two addresses of an order. */
export function AddressStep({
  kind,
  initial,
  billing,
  countries,
  busy,
  error,
  validate,
  onSubmit,
  onPrevious,
  labels,
}: AddressStepProps) {
  const { form, values, errors, focus, submit, change, fill } = useAddressForm({
    kind,
    initial,
    busy,
    validate,
    onSubmit,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate className={css.step} data-step={kind}>
      <div className={css.lead}>
        <Text size="sm" tone="muted">
          {labels.step({ step: kind === 'billing' ? 1 : 2, of: 2 })}
        </Text>
        {billing && (
          <Button size="sm" variant="quiet" icon="copy" onPress={() => fill({ ...billing, tax_id: '' })}>
            {labels.copy}
          </Button>
        )}
      </div>
      <AddressSummary errors={errors} error={error} summary={labels.summary} onGo={({ field }) => focus(field)} />
      <AddressFields {...{ kind, values, errors, countries, labels }} onChange={change} />
      <div className={css.buttons}>
        {onPrevious && (
          <Button variant="secondary" onPress={() => onPrevious(values)}>
            {labels.previous}
          </Button>
        )}
        <Button type="submit" busy={busy}>
          {kind === 'billing' ? labels.next : labels.finalize}
        </Button>
      </div>
    </form>
  );
}
