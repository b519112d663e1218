import { Banner } from '../../../components/Banner/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Text, TextLink } from '../../../foundation/index.ts';
import { AddressFields } from './AddressFields.tsx';
import * as css from './AddressDialog.css.ts';
import {
  type AddressErrors,
  type AddressField,
  addressFields,
  type AddressKind,
  type AddressLabels,
  type AddressValues,
} from './types.ts';
import { useAddressForm } from './useAddressForm.ts';

export interface AddressStepProps {
  kind: AddressKind;
  initial: Partial<AddressValues> | null;
  /** Offered to copy from, in the second step. */
  billing?: Partial<AddressValues> | null;
  countries: { value: string; label: string }[];
  busy: boolean;
  error?: string;
  validate: (values: AddressValues, kind: AddressKind) => AddressErrors;
  onSubmit: (values: AddressValues) => void;
  onPrevious?: (values: AddressValues) => void;
  labels: AddressLabels;
}

interface SummaryProps {
  errors: AddressErrors;
  error?: string;
  labels: AddressLabels;
  onGo: (field: AddressField) => void;
}

/** All that is wrong, each leading to its field. */
function Summary({ errors, error, labels, onGo }: SummaryProps) {
  const wrong = addressFields.filter((field) => errors.fields[field]);
  const general = error ?? errors.form;
  if (wrong.length === 0 && !general) return null;
  return (
    <Banner tone="critical" title={general ?? labels.summary}>
      <ul className={css.summary}>
        {wrong.map((field) => (
          <li key={field}>
            <TextLink tone="inherit" onPress={() => onGo(field)}>
              {errors.fields[field]}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
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
      <Summary errors={errors} error={error} labels={labels} onGo={focus} />
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
