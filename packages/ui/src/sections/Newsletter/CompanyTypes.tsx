import * as css from './Newsletter.css.ts';

interface CompanyTypesProps {
  name: string;
  legend: string;
  types: { code: string; label: string }[];
  value: string | undefined;
  onChange: (change: { value: string }) => void;
}

/** One choice of four, as native radio buttons in a row. */
export function CompanyTypes({ name, legend, types, value, onChange }: CompanyTypesProps) {
  return (
    <fieldset className={css.types}>
      <legend className={css.legend}>{legend}</legend>
      {types.map(({ code, label }) => (
        <label key={code} className={css.type}>
          <input
            className={css.radio}
            type="radio"
            name={name}
            required
            value={code}
            checked={value === code}
            onChange={() => onChange({ value: code })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
