import { expanded } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';
import { homeSeeds, otherSeeds, seedOf, withSeed } from '../model/brandDraft.ts';
import type { SeedPath } from '../model/brandDraft.ts';
import { ratioFor } from '../model/legible.ts';
import type { Legibility } from '../model/legible.ts';
import { useTranslate } from '../words.ts';
import type { Styled } from './ChoiceField.tsx';
import { Section } from './Section.tsx';
import { SeedField } from './SeedField.tsx';
import * as css from './panel.css.ts';
import * as own from './colour.css.ts';

type SeedName = 'brand' | 'accent' | 'neutral' | 'ground';

interface Checked {
  /** The branding that the legibility is of: what a colour left out would become is read from it, and not made for it. */
  checked: Branding;
  legibility: Legibility;
}

interface SeedProps extends Styled, Checked {
  path: SeedPath;
  mode: Mode;
}

const required = new Set<SeedPath>(['seeds.brand', 'seeds.accent', 'seeds.neutral']);

const Seed = ({ path, mode, checked, legibility, style, onEdit }: SeedProps) => {
  const t = useTranslate();
  const seed = path.split('.').at(-1) as SeedName;
  const name = t(`seed.${seed}`);
  const edit = (colour: string | undefined) => onEdit(path, (now) => withSeed(now, path, colour));
  const moved = legibility.moved.find((found) => found.path === path && found.mode === mode);
  return (
    <SeedField
      label={path.startsWith('seeds.other') ? `${name}, ${t(`mode.${mode}`)}` : name}
      shown={name}
      hint={t(`seedHint.${seed}`)}
      value={seedOf(style, path)}
      from={expanded(checked, mode).vars[`--v-color-${seed === 'neutral' ? 'ink-muted' : seed}`] ?? '#808080'}
      ratio={ratioFor(legibility, seed, mode)}
      became={moved?.became[0]?.to}
      onChange={({ value }) => edit(value)}
      onClear={required.has(path) ? undefined : () => edit(undefined)}
    />
  );
};

/** The partner's colours: those of the mode the shop opens in, and what differs in the other one. */
export const ColourSection = (props: Styled & Checked) => {
  const t = useTranslate();
  const { mode } = props.style;
  const other = mode === 'light' ? 'dark' : 'light';
  return (
    <Section title={t('colours.title')}>
      <div className={own.seeds}>
        {homeSeeds.map((path) => (
          <Seed key={path} {...props} path={path} mode={mode} />
        ))}
      </div>
      <details className={css.more} open={props.style.seeds.other !== undefined}>
        <summary className={css.moreTitle}>{t('colours.other', { mode: other })}</summary>
        <div className={own.seeds}>
          {otherSeeds.map((path) => (
            <Seed key={path} {...props} path={path} mode={other} />
          ))}
        </div>
      </details>
    </Section>
  );
};
