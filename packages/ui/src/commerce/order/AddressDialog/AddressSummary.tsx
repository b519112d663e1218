import { Banner } from '../../../components/Banner/index.ts';
import { TextLink } from '../../../foundation/index.ts';
import * as css from './AddressDialog.css.ts';
import { type AddressErrors, type AddressField, addressFields } from './types.ts';

interface AddressSummaryProps {
  errors: AddressErrors;
  /** What the server said. */
  error?: string;
  /** Leads the list of what is wrong. */
  summary: string;
  onGo: (choice: { field: AddressField }) => void;
}

/** All that is wrong with an address, each leading to its field. */
export function AddressSummary({ errors, error, summary, onGo }: AddressSummaryProps) {
  const wrong = addressFields.filter((field) => errors.fields[field]);
  const general = error ?? errors.form;
  if (wrong.length === 0 && !general) return null;
  return (
    <Banner tone="critical" title={general ?? summary}>
      <ul className={css.summary}>
        {wrong.map((field) => (
          <li key={field}>
            <TextLink tone="inherit" onPress={() => onGo({ field })}>
              {errors.fields[field]}
            </TextLink>
          </li>
        ))}
      </ul>
    </Banner>
  );
}
