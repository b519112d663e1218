import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Select } from '../../../components/Select/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import type { FieldsProps } from './CompanyFields.tsx';
import * as css from './RegistrationForm.css.ts';
import type { RegistrationFormProps } from './types.ts';

type LocationsProps = FieldsProps & Pick<RegistrationFormProps, 'countries'> & { several: boolean };

const replaced = (list: readonly string[], place: number, text: string): string[] =>
  list.map((entry, index) => (index === place ? text : entry));

const without = (list: readonly string[], place: number): string[] => list.filter((_, index) => index !== place);

interface LocationProps extends LocationsProps {
  index: number;
  onRemove: () => void;
}

const Location = ({ index, values, errors, onChange, onRemove, countries, labels }: LocationProps) => {
  // The first one says what is wrong with all.
  const error = index === 0 ? errors : {};
  return (
    <div className={css.location}>
      <div className={css.place}>
        <TextField
          name={index === 0 ? 'places' : `places-${index}`}
          label={labels.place}
          required={index === 0}
          placeholder={labels.placeHint}
          maxLength={300}
          value={values.places[index] ?? ''}
          tone={error.places ? 'critical' : 'neutral'}
          message={error.places}
          onChange={({ value: text }) => onChange({ places: replaced(values.places, index, text) })}
        />
        <Select
          name={index === 0 ? 'countries' : `countries-${index}`}
          label={labels.country}
          required={index === 0}
          placeholder={labels.countryPlaceholder}
          options={countries}
          value={values.countries[index] ?? ''}
          tone={error.countries ? 'critical' : 'neutral'}
          message={error.countries}
          onChange={({ value: country }) => onChange({ countries: replaced(values.countries, index, country) })}
        />
      </div>
      {index > 0 && (
        <div className={css.remove}>
          <IconButton icon="trash" label={labels.removeLocation({ number: index + 1 })} onPress={onRemove} />
        </div>
      )}
    </div>
  );
};

const mostLocations = 20;

/** Where the company does business: one location for a brand, more for a retailer; the first one stays. */
export const Locations = (props: LocationsProps) => {
  const { values, onChange, several, labels } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);
  // A location that was added, or the one before a removed one, takes the focus once it is there.
  useEffect(() => {
    if (wanted.current === null) return;
    group.current?.querySelectorAll<HTMLElement>('input')[wanted.current]?.focus();
    wanted.current = null;
  });
  const shown = several ? values.places : values.places.slice(0, 1);
  const add = () => {
    onChange({ places: [...values.places, ''], countries: [...values.countries, ''] });
    wanted.current = values.places.length;
  };
  const remove = (index: number) => {
    onChange({ places: without(values.places, index), countries: without(values.countries, index) });
    wanted.current = index - 1;
  };
  return (
    <fieldset ref={group} className={css.group}>
      <legend className={css.legend}>{labels.locations}</legend>
      {shown.map((_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a location is known by its place in the list alone
        <Location key={index} {...props} index={index} onRemove={() => remove(index)} />
      ))}
      {several && shown.length < mostLocations && (
        <div>
          <Button variant="secondary" size="sm" icon="plus" onPress={add}>
            {labels.addLocation}
          </Button>
        </div>
      )}
    </fieldset>
  );
};
