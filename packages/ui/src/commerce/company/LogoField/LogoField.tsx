import { Button } from '../../../components/Button/index.ts';
import { FileDrop } from '../../../components/FileDrop/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { CropRange } from './CropRange.tsx';
import type { LogoFit } from './fitLogo.ts';
import { LogoPreview } from './LogoPreview.tsx';
import { useFitting } from './useFitting.ts';
import type { LogoFieldProps } from './types.ts';
import * as css from './LogoField.css.ts';

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const mostMegabytes = 5;

/** The logo of a company: upload with a preview of the frame it is shown in, or remove it (R-364, S-119, S-120, V-089). */
export function LogoField({ name, logo, value, onChange, message, labels }: LogoFieldProps) {
  const { source, fit, part, overflow, isUnreadable, choose, change, move } = useFitting(onChange);
  const hasFile = value !== null && value !== 'removed';
  const canMove = hasFile && fit === 'fill' && overflow.x + overflow.y > 0;
  const onMove = (moved: { part: number }) => move(moved.part);
  const problem = isUnreadable ? labels.unreadable : message;
  return (
    <div data-component="LogoField" className={css.root}>
      <LogoPreview
        {...{ name, logo, value, labels }}
        onMove={canMove ? onMove : undefined}
        part={part}
        overflow={overflow}
      />
      <div className={css.controls}>
        <FileDrop
          label={labels.label}
          hint={labels.hint}
          accept={accepted}
          maxMegabytes={mostMegabytes}
          files={hasFile && source ? [source] : []}
          onChange={({ files }) => choose(files[0])}
          tone={problem ? 'critical' : 'neutral'}
          message={problem}
          labels={labels.drop}
        />
        {hasFile && (
          <RadioGroup
            inline
            label={labels.fit}
            value={fit}
            onChange={({ value: how }) => change(how as LogoFit)}
            options={[
              { value: 'whole', label: labels.whole },
              { value: 'fill', label: labels.fill },
            ]}
          />
        )}
        {canMove && <CropRange part={part} onMove={onMove} labels={labels} />}
        {!hasFile && logo && (
          <div>
            <Button
              size="sm"
              variant="secondary"
              icon={value === 'removed' ? undefined : 'trash'}
              onPress={() => onChange({ value: value === 'removed' ? null : 'removed' })}
            >
              {value === 'removed' ? labels.undo : labels.remove}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
