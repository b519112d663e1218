import { Autocomplete, Button, Input, ListBox, ListBoxItem, Popover, SearchField, Select } from 'react-aria-components';
import { Icon } from '../../foundation/index.ts';
import { AriaLocale } from '../AriaLocale/index.ts';
import { option } from '../Combobox/Combobox.css.ts';
import { control } from '../Field/Field.css.ts';
import { type Country, isSought } from './countries.ts';
import type { PhoneFieldLabels } from './types.ts';
import * as css from './PhoneField.css.ts';

interface CountryChoiceProps {
  countries: readonly Country[];
  /** ISO code. */
  chosen: string;
  disabled?: boolean;
  onChoose: (country: Country) => void;
  labels: PhoneFieldLabels;
}

/** What one looks for, and the countries that have it in their name or begin so with their dial code. */
const Search = ({ countries, labels }: Pick<CountryChoiceProps, 'countries' | 'labels'>) => (
  <Autocomplete filter={isSought}>
    {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- anyone who opens the list has come to search it */}
    <SearchField autoFocus aria-label={labels.search} className={css.search}>
      <Input className={`${control} ${css.searchInput}`} placeholder={labels.search} />
    </SearchField>
    <ListBox
      aria-label={labels.country}
      items={countries.map((country) => ({ ...country, id: country.code }))}
      renderEmptyState={() => <p className={css.none}>{labels.none}</p>}
      className={css.list}
    >
      {({ code, name, dial, flag }) => (
        <ListBoxItem id={code} textValue={`${name} ${dial}`} className={option}>
          <span>
            <span aria-hidden>{flag}</span> {name}
          </span>
          <bdi dir="ltr" className={css.dial}>
            {dial}
          </bdi>
        </ListBoxItem>
      )}
    </ListBox>
  </Autocomplete>
);

/** The country behind its flag and dial code; found by name or by dial code. */
export const CountryChoice = ({ countries, chosen, disabled, onChoose, labels }: CountryChoiceProps) => {
  const country = countries.find(({ code }) => code === chosen);
  const choose = (key: unknown) => {
    const next = countries.find(({ code }) => code === key);
    if (next) onChoose(next);
  };
  return (
    <AriaLocale>
      <Select
        aria-label={`${labels.country}, ${country?.name} ${country?.dial}`}
        value={chosen}
        onChange={choose}
        isDisabled={disabled}
      >
        <Button className={css.country}>
          <span aria-hidden className={css.shown}>
            <span className={css.flag} data-flag={country?.flag} />
            <bdi dir="ltr">{country?.dial}</bdi>
            <Icon name="chevron-down" size="xs" />
          </span>
        </Button>
        <Popover className={css.panel} placement="bottom start" offset={4}>
          <Search countries={countries} labels={labels} />
        </Popover>
      </Select>
    </AriaLocale>
  );
};
