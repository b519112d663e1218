import type { Branding } from '@vitrine/tokens';
import { Select } from '@vitrine/ui/components/Select';
import { Stack } from '@vitrine/ui/foundation';
import { Code } from './Page.tsx';
import * as css from './steps.css.ts';

interface Editing {
  branding: Branding;
  onChange: (branding: Branding) => void;
}

const seeds = ['brand', 'accent', 'neutral', 'ground'] as const;

const Seed = ({ name, branding, onChange }: Editing & { name: (typeof seeds)[number] }) => {
  const given = branding.seeds[name] ?? '#ffffff';
  const set = (colour: string) => onChange({ ...branding, seeds: { ...branding.seeds, [name]: colour } });
  return (
    <label className={css.seed}>
      {name}
      <input type="color" className={css.picker} value={given} onChange={(event) => set(event.currentTarget.value)} />
      <Code>{given}</Code>
    </label>
  );
};

const choices = {
  radius: ['none', 'sm', 'md', 'lg', 'xl'],
  density: ['airy', 'regular', 'compact'],
  elevation: ['flat', 'soft', 'hard'],
} as const;

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** The seeds and some of the choices of a branding. */
export const SeedFields = ({ branding, onChange }: Editing) => (
  <Stack space="lg">
    <div className={css.seeds}>
      {seeds.map((name) => (
        <Seed key={name} name={name} branding={branding} onChange={onChange} />
      ))}
    </div>
    <div className={css.choices}>
      <Select
        label="Radius"
        options={options(choices.radius)}
        value={branding.shape.radius}
        onChange={({ value }) =>
          onChange({ ...branding, shape: { ...branding.shape, radius: value as Branding['shape']['radius'] } })
        }
      />
      <Select
        label="Density"
        options={options(choices.density)}
        value={branding.density}
        onChange={({ value }) => onChange({ ...branding, density: value as Branding['density'] })}
      />
      <Select
        label="Elevation"
        options={options(choices.elevation)}
        value={branding.elevation}
        onChange={({ value }) => onChange({ ...branding, elevation: value as Branding['elevation'] })}
      />
    </div>
  </Stack>
);
