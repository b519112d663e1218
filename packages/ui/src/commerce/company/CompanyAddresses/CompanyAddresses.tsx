import { Button } from '../../../components/Button/index.ts';
import { Divider, Heading } from '../../../foundation/index.ts';
import { durations } from '../../../internal/durations.ts';
import { FormOutcome, type Outcome } from '../../../internal/FormOutcome/FormOutcome.tsx';
import { AddressFields } from '../../order/AddressDialog/AddressFields.tsx';
import { AddressSummary } from '../../order/AddressDialog/AddressSummary.tsx';
import type {
  AddressCountry,
  AddressErrors,
  AddressKind,
  AddressLabels,
  AddressValues,
} from '../../order/AddressDialog/index.ts';
import { useAddressForm } from '../../order/AddressDialog/useAddressForm.ts';
import * as css from '../profileForm.css.ts';

export interface CompanyAddressesProps {
  billing: AddressValues;
  shipping: AddressValues;
  /** Countries to choose from, each with what its addresses have below the street. */
  countries: AddressCountry[];
  /** The rules of an address, in words. */
  validate: (values: AddressValues, kind: AddressKind) => AddressErrors;
  onSave: (event: { kind: AddressKind; values: AddressValues }) => void;
  /** The address that is being saved. Meanwhile, both buttons are busy. */
  saving?: AddressKind;
  /** What became of the last one that was saved. */
  outcome?: Outcome & { kind: AddressKind };
  onOutcomeSeen?: () => void;
  labels: CompanyAddressesLabels;
}

export interface CompanyAddressesLabels {
  title: Record<AddressKind, string>;
  /** Names the button that saves this address. */
  save: Record<AddressKind, string>;
  address: Pick<AddressLabels, 'fields' | 'optional' | 'choose' | 'phone' | 'summary' | 'copy'>;
}

interface AddressFormProps extends CompanyAddressesProps {
  kind: AddressKind;
}

function AddressForm({
  kind,
  countries,
  validate,
  onSave,
  saving,
  outcome,
  onOutcomeSeen,
  labels,
  ...saved
}: AddressFormProps) {
  const { form, values, errors, focus, submit, change, fill } = useAddressForm({
    kind,
    initial: saved[kind],
    busy: saving !== undefined,
    validate,
    onSubmit: (next) => onSave({ kind, values: next }),
  });
  const { address } = labels;
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={labels.title[kind]} className={css.form}>
      <Heading level={2} size="sm">
        {labels.title[kind]}
      </Heading>
      <AddressSummary errors={errors} summary={address.summary} onGo={({ field }) => focus(field)} />
      <AddressFields {...{ kind, values, errors, countries, labels: address }} onChange={change} />
      <div className={css.send}>
        <Button type="submit" label={labels.save[kind]} busy={saving !== undefined}>
          {labels.save[kind]}
        </Button>
        {kind === 'shipping' && (
          <Button variant="secondary" icon="copy" onPress={() => fill({ ...saved.billing, tax_id: '' })}>
            {address.copy}
          </Button>
        )}
        <FormOutcome
          outcome={outcome?.kind === kind ? outcome : undefined}
          ms={durations.companyOutcome}
          onSeen={onOutcomeSeen}
        />
      </div>
    </form>
  );
}

/** Billing and shipping address of a retailer, each saved by itself. */
export function CompanyAddresses(props: CompanyAddressesProps) {
  return (
    <div data-component="CompanyAddresses" className={css.form}>
      <AddressForm {...props} kind="billing" />
      <Divider />
      <AddressForm {...props} kind="shipping" />
    </div>
  );
}
