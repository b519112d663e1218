import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { FileDrop } from '../../../components/FileDrop/index.ts';
import type { FileDropLabels } from '../../../components/FileDrop/index.ts';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { Text } from '../../../foundation/index.ts';
import { CompanyLogo } from '../CompanyLogo/index.ts';
import { fitLogo, type LogoFit } from './fitLogo.ts';
import * as css from './LogoField.css.ts';

/** A picture that replaces the logo, or its removal; null keeps the logo. */
export type LogoChange = { file: File } | 'removed' | null;

export interface LogoFieldProps {
  /** Of the company; its first letter is shown without a logo. */
  name: string;
  /** The logo that is kept now. */
  logo: string | null;
  value: LogoChange;
  onChange: (event: { value: LogoChange }) => void;
  /** What the server found wrong. */
  message?: string;
  labels: LogoFieldLabels;
}

export interface LogoFieldLabels {
  label: string;
  /** Names the best size: 346x219px (K-82). */
  hint: string;
  preview: string;
  fit: string;
  whole: string;
  fill: string;
  remove: string;
  undo: string;
  /** The file is no picture. */
  unreadable: string;
  drop: FileDropLabels;
}

const accepted = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];
const mostMegabytes = 5;

/** Shows a file as long as the picture is on the page. */
const show = (file: File) => (image: HTMLImageElement | null) => {
  if (!image) return undefined;
  const address = URL.createObjectURL(file);
  image.src = address;
  return () => URL.revokeObjectURL(address);
};

const Drawn = ({ file, text }: { file: File; text: string }) => {
  const ref = useMemo(() => show(file), [file]);
  return <img ref={ref} className={css.drawn} alt={text} width={346} height={219} />;
};

const Preview = ({ name, logo, value, labels }: Pick<LogoFieldProps, 'name' | 'logo' | 'value' | 'labels'>) => (
  <div className={css.preview}>
    {value && value !== 'removed' ? (
      <Drawn file={value.file} text={labels.preview} />
    ) : (
      <CompanyLogo name={name} logo={value === null ? logo : null} size="fill" />
    )}
    <Text size="sm" tone="muted">
      {labels.preview}
    </Text>
  </div>
);

/** The chosen file, drawn into the frame in the way that is asked for. */
const useFitting = (onChange: LogoFieldProps['onChange']) => {
  const [source, setSource] = useState<File | null>(null);
  const [fit, setFit] = useState<LogoFit>('whole');
  const [isUnreadable, setUnreadable] = useState(false);
  const draw = async (file: File, how: LogoFit) => {
    try {
      const drawn = await fitLogo(file, how);
      setSource(file);
      setUnreadable(false);
      onChange({ value: { file: drawn } });
    } catch {
      setUnreadable(true);
    }
  };
  return {
    source,
    fit,
    isUnreadable,
    choose: (file: File | undefined) => {
      if (file) void draw(file, fit);
      else onChange({ value: null });
    },
    change: (how: LogoFit) => {
      setFit(how);
      if (source) void draw(source, how);
    },
  };
};

/** The logo of a company: upload with a preview of the frame it is shown in, or remove it (R-364, S-119, S-120, V-089). */
export function LogoField({ name, logo, value, onChange, message, labels }: LogoFieldProps) {
  const { source, fit, isUnreadable, choose, change } = useFitting(onChange);
  const hasFile = value !== null && value !== 'removed';
  const problem = isUnreadable ? labels.unreadable : message;
  return (
    <div data-component="LogoField" className={css.root}>
      <Preview {...{ name, logo, value, labels }} />
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
            onChange={(how) => change(how as LogoFit)}
            options={[
              { value: 'whole', label: labels.whole },
              { value: 'fill', label: labels.fill },
            ]}
          />
        )}
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
