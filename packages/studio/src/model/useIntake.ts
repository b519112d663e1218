import { useState } from 'react';
import type { Proposal } from '../logo/propose.ts';
import { readLogo } from '../logo/readLogo.ts';
import type { LogoRefusal } from '../logo/readLogo.ts';
import { kindOf } from '../logo/kind.ts';
import type { BrandDraft } from '../types.ts';
import { receiveFile, receiveText } from './receive.ts';
import type { Received } from './receive.ts';
import type { Place } from './state.ts';

export type LogoSlot = 'logo' | 'logoDark';
type Edit = (about: string, edit: (brandDraft: BrandDraft) => BrandDraft, place?: Place) => void;

/** What came of the last that was brought. */
interface Findings {
  received: Received | null;
  proposal: Proposal | null;
  refusals: Readonly<Record<LogoSlot, LogoRefusal | null>>;
  /** The logo for dark grounds was brought too, so it belongs to the same brand. */
  hasOwnDark: boolean;
}

const none: Findings = {
  received: null,
  proposal: null,
  refusals: { logo: null, logoDark: null },
  hasOwnDark: false,
};

const taken = ({ name, logo, logoDark }: Received, style: BrandDraft['style'], brandDraft: BrandDraft): BrandDraft => ({
  name: name ?? brandDraft.name,
  style,
  logo: logo === undefined ? brandDraft.logo : logo,
  logoDark: logoDark === undefined ? brandDraft.logoDark : logoDark,
});

const looksLikePicture = async (file: File): Promise<boolean> => {
  if (file.type.startsWith('image/')) return true;
  const head = await file
    .slice(0, 4096)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0));
  return kindOf(new Uint8Array(head)) !== null;
};

/**
 * Takes files and texts in: a picture becomes a logo, anything else is read as a branding. What cannot be taken is said and changes nothing.
 * It belongs to the brand draft that was worked on when it was brought, even if another one is open by the time it is read: one that is
 * compared with later begins with nothing found.
 */
export const useIntake = (brandDraft: BrandDraft, place: Place, edit: Edit) => {
  const [findings, setFindings] = useState<Readonly<Record<string, Findings>>>({});
  const key = `${place.side}.${place.turn}`;
  const found = findings[key] ?? none;
  const note = (change: (now: Findings) => Partial<Findings>) =>
    setFindings((all) => {
      const now = all[key] ?? none;
      return { ...all, [key]: { ...now, ...change(now) } };
    });

  const takeLogo = async (slot: LogoSlot, file: File): Promise<void> => {
    const read = await readLogo(file, file.name);
    const refused = 'refused' in read ? read.refused : null;
    note(({ refusals }) => ({ refusals: { ...refusals, [slot]: refused } }));
    if ('refused' in read) return;
    const { logo } = read;
    note(({ hasOwnDark }) => ({ proposal: read.proposal, hasOwnDark: hasOwnDark || slot === 'logoDark' }));
    if (slot === 'logoDark' || found.hasOwnDark) edit(slot, (now) => ({ ...now, [slot]: logo }), place);
    // The one for dark grounds was the former brand's.
    else edit(slot, (now) => ({ ...now, logo, logoDark: null }), place);
  };
  const take = (received: Received): void => {
    note(() => ({ received }));
    const { branding } = received;
    if (branding) edit(`import ${performance.now()}`, (now) => taken(received, branding, now), place);
  };
  const takeText = async (text: string): Promise<void> => take(await receiveText(text, '', brandDraft.style));
  const takeFile = async (file: File): Promise<void> => {
    if (await looksLikePicture(file)) return takeLogo('logo', file);
    return take(await receiveFile(file, brandDraft.style));
  };
  const acceptRepair = (): void => {
    const { received } = found;
    const style = received?.repaired;
    if (!received || !style) return;
    edit('repair', (now) => taken(received, style, now), place);
    note(() => ({ received: { ...received, branding: style } }));
  };
  return { ...found, takeLogo, takeText, takeFile, acceptRepair };
};
