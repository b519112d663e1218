import { useState } from 'react';

/** A text that stays as it is typed until it is saved, though others save theirs meanwhile. */
export const useTypedText = (saved: string) => {
  const [typed, setTyped] = useState<{ value: string; base: string }>();
  const isBehind = typed !== undefined && typed.base !== saved && typed.value !== saved;
  return {
    value: typed?.value ?? saved,
    change: ({ value }: { value: string }) => setTyped({ value, base: typed?.base ?? saved }),
    /** Shows what is saved. */
    reset: () => setTyped(undefined),
    /** What somebody else has saved since the typing began. */
    theirs: isBehind ? saved : undefined,
  };
};

export type TypedText = ReturnType<typeof useTypedText>;
