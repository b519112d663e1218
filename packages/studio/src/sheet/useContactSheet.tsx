import { useState } from 'react';
import type { ReactNode } from 'react';
import type { House, Look, Surface } from '../types.ts';
import { ContactSheet } from './ContactSheet.tsx';
import type { SheetKind } from './ContactSheet.tsx';
import { saveBlob } from './saveBlob.ts';

interface Asked {
  /** Counted, so that the same can be asked for again. */
  turn: number;
  kind: SheetKind;
  house: House;
}

const isSheet = (kind: string): kind is SheetKind => kind === 'sheetPng' || kind === 'sheetPdf';

/** Contact sheets on demand: `ask` makes one of a house as it is now, and `making` is what makes it, to be placed anywhere. */
export const useContactSheet = (look: Look, surfaces: readonly Surface[], title: string) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onDone = (picture: Blob | null) => {
    // What is being printed stays until the next is asked for.
    if (picture) saveBlob('contact-sheet.png', picture);
  };
  const making: ReactNode = asked && (
    <ContactSheet
      key={asked.turn}
      kind={asked.kind}
      house={asked.house}
      look={look}
      surfaces={surfaces}
      title={title}
      onDone={onDone}
    />
  );
  return {
    isSheet,
    ask: (kind: SheetKind, house: House) => setAsked({ turn: (asked?.turn ?? 0) + 1, kind, house }),
    making,
  };
};
