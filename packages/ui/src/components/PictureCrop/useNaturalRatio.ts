import { useState } from 'react';
import type { SyntheticEvent } from 'react';

/** What is known of a picture, and the events of an `img` that tell it. */
export interface NaturalRatio {
  /** Width to height; absent while the picture loads, and if it cannot be read. */
  ratio?: number | undefined;
  isUnreadable: boolean;
  events: { onLoad: (event: SyntheticEvent<HTMLImageElement>) => void; onError: () => void };
}

/** The ratio of the picture at an address, once its `img` has loaded. */
export const useNaturalRatio = (src: string, onUnreadable?: () => void): NaturalRatio => {
  const [known, setKnown] = useState<{ src: string; ratio?: number }>();
  const current = known?.src === src ? known : undefined;
  return {
    ratio: current?.ratio,
    isUnreadable: current !== undefined && current.ratio === undefined,
    events: {
      onLoad: ({ currentTarget: { naturalWidth, naturalHeight } }) =>
        // A drawing without a size of its own is as wide as it is tall.
        setKnown({ src, ratio: naturalWidth && naturalHeight ? naturalWidth / naturalHeight : 1 }),
      onError: () => {
        setKnown({ src });
        onUnreadable?.();
      },
    },
  };
};
