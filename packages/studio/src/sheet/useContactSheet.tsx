import { useState } from 'react';
import type { ReactNode } from 'react';
import type { BrandDraft, Look, Surface } from '../types.ts';
import { ContactSheet } from './ContactSheet.tsx';
import type { SheetKind } from './ContactSheet.tsx';
import { saveBlob } from './saveBlob.ts';

interface Asked {
  /** Counted, so that the same can be asked for again. */
  turn: number;
  kind: SheetKind;
  brandDraft: BrandDraft;
}

const isSheet = (kind: string): kind is SheetKind => kind === 'sheetPng' || kind === 'sheetPdf';

/** Contact sheets on demand: `ask` makes one of a brand draft as it is now, and `making` is what makes it, to be placed anywhere. */
export const useContactSheet = (look: Look, surfaces: readonly Surface[], title: string) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onDone = ({ picture }: { picture: Blob | null }) => {
    // What is being printed stays until the next is asked for.
    if (picture) saveBlob('contact-sheet.png', picture);
  };
  const making: ReactNode = asked && (
    <ContactSheet
      key={asked.turn}
      kind={asked.kind}
      brandDraft={asked.brandDraft}
      look={look}
      surfaces={surfaces}
      title={title}
      onDone={onDone}
    />
  );
  return {
    isSheet,
    ask: (kind: SheetKind, brandDraft: BrandDraft) => setAsked({ turn: (asked?.turn ?? 0) + 1, kind, brandDraft }),
    making,
  };
};
