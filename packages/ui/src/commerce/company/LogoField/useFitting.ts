import { useRef, useState } from 'react';
import { fitLogo, openLogo, overflowOf, type LogoFit } from './fitLogo.ts';
import type { LogoFieldProps } from './types.ts';

interface Drawing {
  file: File;
  image: HTMLImageElement;
  fit: LogoFit;
  part: number;
}

const fits = { x: 0, y: 0 };

/** The chosen file, drawn into the frame in the way that is asked for. Of several drawings, the last one asked for counts. */
export const useFitting = (onChange: LogoFieldProps['onChange']) => {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [fit, setFit] = useState<LogoFit>('whole');
  const [isUnreadable, setUnreadable] = useState(false);
  const turn = useRef(0);
  const draw = async (next: Drawing) => {
    turn.current += 1;
    const own = turn.current;
    setDrawing(next);
    const file = await fitLogo(next.image, next.file.name, next.fit, next.part);
    if (own === turn.current) onChange({ value: { file } });
  };
  const choose = async (file: File) => {
    try {
      const image = await openLogo(file);
      setUnreadable(false);
      await draw({ file, image, fit, part: 0.5 });
    } catch {
      setUnreadable(true);
    }
  };
  return {
    source: drawing?.file ?? null,
    fit,
    part: drawing?.part ?? 0.5,
    overflow: drawing ? overflowOf(drawing.image) : fits,
    isUnreadable,
    choose: (file: File | undefined) => {
      turn.current += 1;
      if (file) void choose(file);
      else onChange({ value: null });
    },
    change: (how: LogoFit) => {
      setFit(how);
      if (drawing) void draw({ ...drawing, fit: how });
    },
    /** Shows another part of the picture: 0 its beginning, 1 its end. */
    move: (part: number) => {
      if (drawing) void draw({ ...drawing, part: Math.min(1, Math.max(0, part)) });
    },
  };
};
