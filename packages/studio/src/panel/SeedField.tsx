import { readColour } from '@vitrine/tokens/repair';
import { useId, useState } from 'react';
import { IconButton } from '@vitrine/ui';
import { useTranslate } from '../words.ts';
import * as css from './panel.css.ts';
import * as own from './colour.css.ts';

interface EyeDropper {
  open: () => Promise<{ sRGBHex: string }>;
}

const Dropper = (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper;

/** Any way CSS writes a solid colour, as hex. */
const hexIn = (text: string): string | null => {
  const bare = /^[0-9a-f]{6}$/i.test(text.trim()) ? `#${text.trim()}` : text;
  const found = readColour(bare);
  return found && found.alpha === 1 ? found.hex : null;
};

export interface SeedFieldProps {
  label: string;
  /** The label where the place says the rest. */
  shown: string;
  hint?: string;
  /** Undefined where the engine derives it. */
  value: string | undefined;
  /** What the field starts from while it has no value of its own. */
  from: string;
  /** How well what stands on it can be read. */
  ratio?: number;
  /** What the colour became where it could not be read as given. */
  became?: string;
  onChange: (change: { value: string }) => void;
  /** Lets the engine derive it again. */
  onClear?: () => void;
}

const Badge = ({ ratio, became }: Pick<SeedFieldProps, 'ratio' | 'became'>) => {
  const t = useTranslate();
  if (ratio === undefined) return null;
  return (
    <span className={own.ratio} data-moved={became === undefined ? undefined : true}>
      {became === undefined ? null : (
        <span className={own.dot} style={{ background: became }} title={t('colours.moved', { colour: became })} />
      )}
      <span title={t('colours.ratio')}>{ratio.toFixed(1)}</span>
    </span>
  );
};

const PickFromScreen = ({ label, onChange }: Pick<SeedFieldProps, 'label' | 'onChange'>) => {
  const t = useTranslate();
  if (!Dropper) return null;
  // Escape ends it without a colour.
  const pick = () =>
    void new Dropper().open().then(
      ({ sRGBHex }) => onChange({ value: sRGBHex }),
      () => undefined,
    );
  return <IconButton size="sm" icon="pipette" label={t('colours.dropper', { name: label })} onPress={pick} />;
};

/** A colour: from the platform's picker, as text in any notation of CSS, or from the screen. What is no colour is said and changes nothing. */
export const SeedField = ({ label, shown, hint, value, from, ratio, became, onChange, onClear }: SeedFieldProps) => {
  const t = useTranslate();
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const wrong = draft !== null && draft.trim() !== '' && hexIn(draft) === null;
  const type = (text: string) => {
    setDraft(text);
    if (/^#?[0-9a-f]{6}$/i.test(text.trim())) onChange({ value: hexIn(text) ?? from });
  };
  const settle = () => {
    const found = draft === null ? null : hexIn(draft);
    if (found && found !== value) onChange({ value: found });
    if (!wrong) setDraft(null);
  };
  return (
    <div className={own.seed}>
      <span
        className={own.swatch}
        style={{ background: value ?? from }}
        data-derived={value === undefined || undefined}
      >
        <input
          type="color"
          className={own.picker}
          value={value ?? from}
          aria-label={t('colours.pick', { name: label })}
          onChange={(event) => {
            setDraft(null);
            onChange({ value: event.currentTarget.value });
          }}
        />
      </span>
      <label htmlFor={id} className={own.seedName} title={hint}>
        {shown}
      </label>
      <input
        id={id}
        className={own.hex}
        value={draft ?? value ?? ''}
        placeholder={t('colours.derived')}
        aria-label={label}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-wrong` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
          if (event.key === 'Escape') setDraft(null);
        }}
      />
      <Badge ratio={ratio} became={became} />
      <span className={own.seedActions}>
        <PickFromScreen label={label} onChange={onChange} />
        {onClear && value !== undefined ? (
          <IconButton size="sm" icon="close" label={t('colours.remove', { name: label })} onPress={onClear} />
        ) : null}
      </span>
      {wrong ? (
        <p id={`${id}-wrong`} role="alert" className={css.wrong}>
          {t('colours.notColour', { text: draft.slice(0, 40) })}
        </p>
      ) : null}
    </div>
  );
};
