import type { Branding, Mode } from '@vitrine/tokens';
import type { ColorName } from '@vitrine/tokens/contract';
import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import type { Partner } from '../modes.ts';
import { commonWords } from '../words/common.ts';
import { themeWords } from '../words/theme.ts';
import { useWords } from '../words/useWords.ts';
import { MoveLine } from './Moves.tsx';
import { Listing } from './Page.tsx';
import { PartnerShop } from './PartnerShop.tsx';
import { Ramp } from './Ramp.tsx';
import { Roles } from './Roles.tsx';
import type { Role } from './Roles.tsx';
import { AllFaces } from './Scope.tsx';
import { SeedFields } from './SeedFields.tsx';
import * as css from './steps.css.ts';
import { expandBoth } from './values.ts';

interface StepProps {
  title: string;
  text: string;
  children: ReactNode;
}

const Step = ({ title, text, children }: StepProps) => (
  <li className={css.step}>
    <Stack space="sm">
      <Heading level={2} size="md">
        {title}
      </Heading>
      <Text tone="muted">{text}</Text>
    </Stack>
    <div>{children}</div>
  </li>
);

const grounds = ['ground', 'ground-raised', 'ground-sunken', 'selected', 'skeleton'] as const;
const inks = ['ink', 'ink-muted', 'ink-brand'] as const;
const statuses = ['positive', 'caution', 'critical', 'info'] as const;

const on =
  (ground: ColorName) =>
  (name: ColorName): Role => ({ ground, ink: name, name });
const under =
  (ink: ColorName) =>
  (name: ColorName): Role => ({ ground: name, ink, name });

interface DerivationProps {
  branding: Branding;
  mode: Mode;
  /** Whose goods are shown at the end. */
  partner: Partner;
  onChange: (branding: Branding) => void;
}

/** How a branding becomes a theme, step by step, with colours to play with. */
export const Derivation = ({ branding, mode, partner, onChange }: DerivationProps) => {
  const t = useWords(themeWords);
  const common = useWords(commonWords);
  const { vars, report, moves } = expandBoth(branding)[mode];
  const holds = report.filter(({ ratio, required }) => ratio >= required).length;
  return (
    <ol className={css.steps}>
      <AllFaces />
      <Step title={t('document')} text={t('documentText')}>
        <Stack space="lg">
          <SeedFields branding={branding} onChange={onChange} />
          <Listing label={t('documentLabel')}>{JSON.stringify(branding, null, 2)}</Listing>
        </Stack>
      </Step>
      <Step title={t('grounds')} text={t('groundsText')}>
        <Roles roles={grounds.map(under('ink'))} vars={vars} />
      </Step>
      <Step title={t('inks')} text={t('inksText')}>
        <Roles roles={inks.map(on('ground'))} vars={vars} />
      </Step>
      <Step title={t('brand')} text={t('brandText')}>
        <Ramp given={branding.seeds.brand.toLowerCase()} used={vars['--v-color-brand'] ?? ''} />
      </Step>
      <Step title={t('onBrand')} text={t('onBrandText')}>
        <Roles
          roles={[
            ...(['brand', 'brand-hover', 'brand-pressed'] as const).map(under('on-brand')),
            under('on-accent')('accent'),
          ]}
          vars={vars}
        />
      </Step>
      <Step title={t('statuses')} text={t('statusesText')}>
        <Roles
          roles={statuses.map((name): Role => ({ ground: `${name}-ground`, ink: `${name}-ink`, name: `${name}-ink` }))}
          vars={vars}
        />
      </Step>
      <Step title={t('proof')} text={t('proofText')}>
        <Stack space="md">
          <Text size="lg" weight="strong">
            <output>{t('hold', { holds, all: report.length })}</output>
          </Text>
          {moves.length === 0 ? <Text tone="muted">{common('asGiven')}</Text> : null}
          <ul>
            {moves.map((move) => (
              <MoveLine key={move.role} move={move} />
            ))}
          </ul>
        </Stack>
      </Step>
      <Step title={t('worn')} text={t('wornText')}>
        <div className={css.shown}>
          <PartnerShop partner={partner} mode={mode} branding={branding} />
        </div>
      </Step>
    </ol>
  );
};
