import { useState } from 'react';
import type { Proposal } from '../logo/propose.ts';
import { readLogo } from '../logo/readLogo.ts';
import type { LogoRefusal } from '../logo/readLogo.ts';
import { kindOf } from '../logo/kind.ts';
import type { House } from '../types.ts';
import { receiveText } from './receive.ts';
import type { Received } from './receive.ts';
import type { Side } from './state.ts';

export type LogoSlot = 'logo' | 'logoDark';
type Edit = (about: string, edit: (house: House) => House, side?: Side) => void;

/** What came of the last that was brought. */
interface Findings {
  received: Received | null;
  proposal: Proposal | null;
  refusals: Readonly<Record<LogoSlot, LogoRefusal | null>>;
}

const none: Findings = { received: null, proposal: null, refusals: { logo: null, logoDark: null } };

/** A document with two logos comes to less than this. */
const mostBytes = 8_000_000;

const taken = ({ name, logo, logoDark }: Received, style: House['style'], house: House): House => ({
  name: name ?? house.name,
  style,
  logo: logo === undefined ? house.logo : logo,
  logoDark: logoDark === undefined ? house.logoDark : logoDark,
});

const looksLikePicture = async (file: File): Promise<boolean> =>
  file.type.startsWith('image/') || kindOf(new Uint8Array(await file.slice(0, 4096).arrayBuffer())) !== null;

/**
 * Takes files and texts in: a picture becomes a logo, anything else is read as a branding. What cannot be taken is said and changes nothing.
 * It belongs to the house that was worked on when it was brought, whichever is by the time it has been read.
 */
export const useIntake = (house: House, side: Side, edit: Edit) => {
  const [findings, setFindings] = useState<Readonly<Record<Side, Findings>>>({ 0: none, 1: none });
  const note = (change: (now: Findings) => Partial<Findings>) =>
    setFindings((now) => ({ ...now, [side]: { ...now[side], ...change(now[side]) } }));

  const takeLogo = async (slot: LogoSlot, file: File): Promise<void> => {
    const read = await readLogo(file, file.name);
    const refused = 'refused' in read ? read.refused : null;
    note(({ refusals }) => ({ refusals: { ...refusals, [slot]: refused } }));
    if ('refused' in read) return;
    note(() => ({ proposal: read.proposal }));
    edit(slot, (now) => ({ ...now, [slot]: read.logo }), side);
  };
  const takeText = async (text: string, name = ''): Promise<void> => {
    const received = await receiveText(text, name, house.style);
    note(() => ({ received }));
    const { branding } = received;
    if (branding) edit(`import ${performance.now()}`, (now) => taken(received, branding, now), side);
  };
  const takeFile = async (file: File): Promise<void> => {
    if (await looksLikePicture(file)) return takeLogo('logo', file);
    return takeText(file.size > mostBytes ? '' : await file.text(), file.name);
  };
  const acceptRepair = (): void => {
    const { received } = findings[side];
    const style = received?.repaired;
    if (!received || !style) return;
    edit('repair', (now) => taken(received, style, now), side);
    note(() => ({ received: { ...received, branding: style } }));
  };
  return { ...findings[side], takeLogo, takeText, takeFile, acceptRepair };
};
