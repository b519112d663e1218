import { useMemo } from 'react';
import type { PointerEvent } from 'react';
import { Text } from '../../../foundation/index.ts';
import { CompanyLogo } from '../CompanyLogo/index.ts';
import { logoFrame } from './fitLogo.ts';
import type { LogoFieldProps } from './types.ts';
import * as css from './LogoField.css.ts';

/** Shows a file as long as the picture is on the page. */
const show = (file: File) => (image: HTMLImageElement | null) => {
  if (!image) return undefined;
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
};

interface Movement {
  part: number;
  /** How much longer the picture is than the frame, in pixels of the frame. */
  overflow: { x: number; y: number };
  /** Absent where all of the picture is in the frame. */
  onMove?: ((move: { part: number }) => void) | undefined;
}

/** Moves the picture with the pointer that holds it, also outside of the picture. */
const dragOf = ({ part, overflow, onMove }: Movement) => {
  if (!onMove) return {};
  const placeOf = (event: Pick<globalThis.PointerEvent, 'clientX' | 'clientY'>) =>
    overflow.x > 0 ? event.clientX : event.clientY;
  const hold = (event: PointerEvent<HTMLElement>) => {
    const [start, scale] = [placeOf(event), logoFrame.width / event.currentTarget.clientWidth];
    const { ownerDocument: page } = event.currentTarget;
    const released = new AbortController();
    const { signal } = released;
    page.addEventListener(
      'pointermove',
      (move) => onMove({ part: part - ((placeOf(move) - start) * scale) / Math.max(overflow.x, overflow.y) }),
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel']) page.addEventListener(end, () => released.abort(), { signal });
  };
  return { 'data-movable': true, draggable: false, onPointerDown: hold };
};

function Drawn({ file, text, ...movement }: Movement & { file: File; text: string }) {
  const ref = useMemo(() => show(file), [file]);
  return <img ref={ref} className={css.drawn} alt={text} width={346} height={219} {...dragOf(movement)} />;
}

type LogoPreviewProps = Movement & Pick<LogoFieldProps, 'name' | 'logo' | 'value' | 'labels'>;

/** The logo in the frame it is shown in. A picture longer than the frame can be dragged. */
export function LogoPreview({ name, logo, value, labels, ...movement }: LogoPreviewProps) {
  return (
    <div className={css.preview}>
      {value && value !== 'removed' ? (
        <Drawn file={value.file} text={labels.preview} {...movement} />
      ) : (
        <CompanyLogo name={name} logo={value === null ? logo : null} size="fill" />
      )}
      <Text size="sm" tone="muted">
        {labels.preview}
      </Text>
    </div>
  );
}
