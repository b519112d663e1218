import { useState } from 'react';
import type { Proposal } from '../logo/propose.ts';
import { readLogo } from '../logo/readLogo.ts';
import type { LogoRefusal } from '../logo/readLogo.ts';
import { kindOf } from '../logo/kind.ts';
import type { House } from '../types.ts';
import { receiveText } from './receive.ts';
import type { Received } from './receive.ts';

export type LogoSlot = 'logo' | 'logoDark';
type Refusals = Readonly<Record<LogoSlot, LogoRefusal | null>>;
type Edit = (about: string, edit: (house: House) => House) => void;

const none: Refusals = { logo: null, logoDark: null };
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

/** Takes files and texts in: a picture becomes a logo, anything else is read as a branding. What cannot be taken is said and changes nothing. */
export const useIntake = (house: House, edit: Edit) => {
  const [received, setReceived] = useState<Received | null>(null);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [refusals, setRefusals] = useState(none);

  const takeLogo = async (slot: LogoSlot, file: File): Promise<void> => {
    const read = await readLogo(file, file.name);
    setRefusals((now) => ({ ...now, [slot]: 'refused' in read ? read.refused : null }));
    if ('refused' in read) return;
    setProposal(read.proposal);
    edit(slot, (now) => ({ ...now, [slot]: read.logo }));
  };
  const takeText = async (text: string, name = ''): Promise<void> => {
    const found = await receiveText(text, name, house.style);
    setReceived(found);
    const { branding } = found;
    if (branding) edit(`import ${performance.now()}`, (now) => taken(found, branding, now));
  };
  const takeFile = async (file: File): Promise<void> => {
    if (await looksLikePicture(file)) return takeLogo('logo', file);
    return takeText(file.size > mostBytes ? '' : await file.text(), file.name);
  };
  const acceptRepair = (): void => {
    const style = received?.repaired;
    if (!received || !style) return;
    edit('repair', (now) => taken(received, style, now));
    setReceived({ ...received, branding: style });
  };
  return { received, proposal, refusals, takeLogo, takeText, takeFile, acceptRepair };
};
