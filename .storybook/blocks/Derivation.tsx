import type { Branding, Mode } from '@vitrine/tokens';
import type { ReactNode } from 'react';
import { Heading, Stack, Text } from '@vitrine/ui/foundation';
import type { Partner } from '../modes.ts';
import { MoveLine } from './Moves.tsx';
import { Listing } from './Page.tsx';
import { PartnerShop } from './PartnerShop.tsx';
import { Ramp } from './Ramp.tsx';
import { Roles } from './Roles.tsx';
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

const grounds = ['ground', 'ground-raised', 'ground-sunken', 'selected', 'skeleton'];
const inks = ['ink', 'ink-muted', 'ink-brand'];
const statuses = ['positive', 'caution', 'critical', 'info'];

const on = (ground: string) => (name: string) => ({ ground, ink: name, name });
const under = (ink: string) => (name: string) => ({ ground: name, ink, name });

interface DerivationProps {
  branding: Branding;
  mode: Mode;
  /** Whose goods are shown at the end. */
  partner: Partner;
  onChange: (branding: Branding) => void;
}

/** How a branding becomes a theme, step by step, with colours to play with. */
export const Derivation = ({ branding, mode, partner, onChange }: DerivationProps) => {
  const { vars, report, moves } = expandBoth(branding)[mode];
  const holds = report.filter(({ ratio, required }) => ratio >= required).length;
  return (
    <ol className={css.steps}>
      <AllFaces />
      <Step
        title="1. The document"
        text="Four seeds, the last of them optional, and choices from closed lists. Never CSS: nothing in it can reach a page as it is. Change a colour and watch the rest."
      >
        <Stack space="lg">
          <SeedFields branding={branding} onChange={onChange} />
          <Listing label="The branding document">{JSON.stringify(branding, null, 2)}</Listing>
        </Stack>
      </Step>
      <Step
        title="2. Grounds"
        text="In the mode the shop opens in, the ground seed is what pages stand on; the other mode derives its own from the neutral. Raised, sunken, selected and waiting are small steps of lightness from it."
      >
        <Roles roles={grounds.map(under('ink'))} vars={vars} />
      </Step>
      <Step
        title="3. Inks"
        text="The neutral gives the hue, the grounds decide how dark. An ink moves until it can be read on every ground of the page: 7:1 at length, 4.5:1 for asides and links."
      >
        <Roles roles={inks.map(on('ground'))} vars={vars} />
      </Step>
      <Step
        title="4. The brand, where it can be seen"
        text="The brand colour is used exactly as given if it stands out from every ground by 3:1. If not, it keeps its hue and moves in lightness, no further than it must. A black or white brand turns into its opposite rather than into a grey."
      >
        <Ramp given={branding.seeds.brand.toLowerCase()} used={vars['--v-color-brand'] ?? ''} />
      </Step>
      <Step
        title="5. What stands on it"
        text="Words on a fill are white wherever white can be read, else a near-black of the fill’s own hue. Hover and press move the fill away from its words, so that contrast only grows."
      >
        <Roles
          roles={[...['brand', 'brand-hover', 'brand-pressed'].map(under('on-brand')), under('on-accent')('accent')]}
          vars={vars}
        />
      </Step>
      <Step
        title="6. Statuses"
        text="Green, amber, red and blue mean what they mean everywhere, but they stand on the partner’s own ground with a breath of their hue, so that they belong to the page."
      >
        <Roles
          roles={statuses.map((name) => ({ ground: `${name}-ground`, ink: `${name}-ink`, name: `${name}-ink` }))}
          vars={vars}
        />
      </Step>
      <Step
        title="7. Proof"
        text="Everything that stands on something is measured. What had to move is said, with the reason, so that nobody is surprised by their own brand."
      >
        <Stack space="md">
          <Text size="lg" weight="strong">
            <output>
              {holds} of {report.length} pairs hold
            </output>
          </Text>
          {moves.length === 0 ? <Text tone="muted">Every seed is used exactly as given.</Text> : null}
          <ul>
            {moves.map((move) => (
              <MoveLine key={move.role} move={move} />
            ))}
          </ul>
        </Stack>
      </Step>
      <Step title="8. Worn" text="The theme is one style sheet of custom properties. Components know the names alone.">
        <div className={css.shown}>
          <PartnerShop partner={partner} mode={mode} branding={branding} />
        </div>
      </Step>
    </ol>
  );
};
