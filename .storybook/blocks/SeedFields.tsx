import type { Branding } from '@vitrine/tokens';
import { Select } from '@vitrine/ui/components/Select';
import { Stack } from '@vitrine/ui/foundation';
import { useStudioWords } from '../words/useWords.ts';
import { Code } from './Page.tsx';
import * as css from './steps.css.ts';

interface Editing {
  branding: Branding;
  onChange: (branding: Branding) => void;
}

const seeds = ['brand', 'accent', 'neutral', 'ground'] as const;

const Seed = ({ name, branding, onChange }: Editing & { name: (typeof seeds)[number] }) => {
  const t = useStudioWords();
  const given = branding.seeds[name] ?? '#ffffff';
  const set = (colour: string) => onChange({ ...branding, seeds: { ...branding.seeds, [name]: colour } });
  return (
    <label className={css.seed}>
      {t(`seed.${name}`)}
      <input type="color" className={css.picker} value={given} onChange={(event) => set(event.currentTarget.value)} />
      <Code>{given}</Code>
    </label>
  );
};

const choices = {
  'shape.radius': ['none', 'sm', 'md', 'lg', 'xl'],
  density: ['airy', 'regular', 'compact'],
  elevation: ['flat', 'soft', 'hard'],
} as const;

/** The seeds and some of the choices of a branding. */
export const SeedFields = ({ branding, onChange }: Editing) => {
  const t = useStudioWords();
  const named = (choice: keyof typeof choices) => ({
    label: t(`choice.${choice}`),
    options: choices[choice].map((value) => ({ value, label: t(`option.${choice}.${value}`) })),
  });
  return (
    <Stack space="lg">
      <div className={css.seeds}>
        {seeds.map((name) => (
          <Seed key={name} name={name} branding={branding} onChange={onChange} />
        ))}
      </div>
      <div className={css.choices}>
        <Select
          {...named('shape.radius')}
          value={branding.shape.radius}
          onChange={({ value }) =>
            onChange({ ...branding, shape: { ...branding.shape, radius: value as Branding['shape']['radius'] } })
          }
        />
        <Select
          {...named('density')}
          value={branding.density}
          onChange={({ value }) => onChange({ ...branding, density: value as Branding['density'] })}
        />
        <Select
          {...named('elevation')}
          value={branding.elevation}
          onChange={({ value }) => onChange({ ...branding, elevation: value as Branding['elevation'] })}
        />
      </div>
    </Stack>
  );
};
