import { useState } from 'react';
import { TextField } from '@vitrine/ui';
import type { Proposal } from '../logo/propose.ts';
import type { LogoRefusal } from '../logo/readLogo.ts';
import { tidyName } from '../model/house.ts';
import type { LogoSlot } from '../model/useIntake.ts';
import type { House } from '../types.ts';
import { useSay } from '../words.ts';
import type { EditStyle } from './ChoiceField.tsx';
import { LogoField } from './LogoField.tsx';
import { Proposals } from './Proposals.tsx';
import { Section } from './Section.tsx';

export interface BrandSectionProps {
  house: House;
  proposal: Proposal | null;
  refusals: Readonly<Record<LogoSlot, LogoRefusal | null>>;
  onEdit: (about: string, edit: (house: House) => House) => void;
  onEditStyle: EditStyle;
  onLogo: (slot: LogoSlot, file: File) => void;
}

const NameField = ({ name, onEdit }: Pick<BrandSectionProps, 'onEdit'> & { name: string }) => {
  const say = useSay();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      label={say('brand.name')}
      value={draft ?? name}
      autoComplete="off"
      onChange={(text) => {
        setDraft(text);
        onEdit('name', (now) => ({ ...now, name: tidyName(text) }));
      }}
      onBlur={() => setDraft(null)}
    />
  );
};

/** Name and logos, and the colours that were found in a logo. */
export const BrandSection = ({ house, proposal, refusals, onEdit, onEditStyle, onLogo }: BrandSectionProps) => {
  const say = useSay();
  return (
    <Section title={say('brand.title')}>
      <NameField name={house.name} onEdit={onEdit} />
      <LogoField
        label={say('brand.logo')}
        empty={say('brand.choose')}
        logo={house.logo}
        ground="light"
        refusal={refusals.logo}
        onFile={(file) => onLogo('logo', file)}
        onRemove={() => onEdit('logo', (now) => ({ ...now, logo: null }))}
      />
      {proposal ? <Proposals proposal={proposal} style={house.style} onEdit={onEditStyle} /> : null}
      <LogoField
        label={say('brand.logoDark')}
        empty={say('brand.logoDarkHint')}
        logo={house.logoDark}
        ground="dark"
        refusal={refusals.logoDark}
        onFile={(file) => onLogo('logoDark', file)}
        onRemove={() => onEdit('logoDark', (now) => ({ ...now, logoDark: null }))}
      />
    </Section>
  );
};
