import { useState } from 'react';
import { TextField } from '@vitrine/ui';
import type { Proposal } from '../logo/propose.ts';
import type { LogoRefusal } from '../logo/readLogo.ts';
import { tidyName } from '../model/brandDraft.ts';
import type { LogoSlot } from '../model/useIntake.ts';
import type { BrandDraft, RefusedLogos } from '../types.ts';
import { useTranslate } from '../words.ts';
import type { EditStyle } from './ChoiceField.tsx';
import { LogoField } from './LogoField.tsx';
import { Proposals } from './Proposals.tsx';
import { Section } from './Section.tsx';

export interface BrandSectionProps {
  brandDraft: BrandDraft;
  proposal: Proposal | null;
  refusals: Readonly<Record<LogoSlot, LogoRefusal | null>>;
  /** What the application did not take. */
  refused: RefusedLogos;
  onEdit: (about: string, edit: (brandDraft: BrandDraft) => BrandDraft) => void;
  onEditStyle: EditStyle;
  onLogo: (choice: { slot: LogoSlot; file: File }) => void;
}

const NameField = ({ name, onEdit }: Pick<BrandSectionProps, 'onEdit'> & { name: string }) => {
  const t = useTranslate();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <TextField
      label={t('brand.name')}
      value={draft ?? name}
      autoComplete="off"
      onChange={({ value: text }) => {
        setDraft(text);
        onEdit('name', (now) => ({ ...now, name: tidyName(text) }));
      }}
      onBlur={() => setDraft(null)}
    />
  );
};

/** Name and logos, and the colours that were found in a logo. */
export const BrandSection = ({
  brandDraft,
  proposal,
  refusals,
  refused,
  onEdit,
  onEditStyle,
  onLogo,
}: BrandSectionProps) => {
  const t = useTranslate();
  /** Another logo has not been refused yet. */
  const reasonFor = (slot: LogoSlot): string | undefined =>
    refused[slot]?.src === brandDraft[slot]?.src ? refused[slot]?.reason : undefined;
  return (
    <Section title={t('brand.title')}>
      <NameField name={brandDraft.name} onEdit={onEdit} />
      <LogoField
        label={t('brand.logo')}
        empty={t('brand.choose')}
        logo={brandDraft.logo}
        ground="light"
        refusal={refusals.logo}
        reason={reasonFor('logo')}
        onFile={({ file }) => onLogo({ slot: 'logo', file })}
        onRemove={() => onEdit('logo', (now) => ({ ...now, logo: null }))}
      />
      {proposal ? <Proposals proposal={proposal} style={brandDraft.style} onEdit={onEditStyle} /> : null}
      <LogoField
        label={t('brand.logoDark')}
        empty={t('brand.logoDarkHint')}
        logo={brandDraft.logoDark}
        ground="dark"
        refusal={refusals.logoDark}
        reason={reasonFor('logoDark')}
        onFile={({ file }) => onLogo({ slot: 'logoDark', file })}
        onRemove={() => onEdit('logoDark', (now) => ({ ...now, logoDark: null }))}
      />
    </Section>
  );
};
