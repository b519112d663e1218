import type { Branding } from '@vitrine/tokens';
import { useTranslate } from '../words.ts';
import { choices } from './choices.ts';
import type { ChoicePath } from './choices.ts';
import { Segments } from './Segments.tsx';
import { withSetting } from './setting.ts';

/** Changes the style; `about` names the setting, so that one drag is one step back. */
export type EditStyle = (about: string, edit: (style: Branding) => Branding) => void;

export interface Styled {
  style: Branding;
  onEdit: EditStyle;
}

interface ChoiceFieldProps {
  path: ChoicePath;
  value: string;
  onEdit: EditStyle;
}

/** A setting of the branding that is chosen from a closed list. It is told its value alone: a colour that is dragged draws it not. */
export const ChoiceField = ({ path, value: chosen, onEdit }: ChoiceFieldProps) => {
  const t = useTranslate();
  return (
    <Segments
      label={t(`choice.${path}`)}
      options={choices[path].map((value) => ({ value, label: t(`option.${path}.${value}`) }))}
      chosen={[chosen]}
      onChoose={({ value }) => onEdit(path, (now) => withSetting(now, path, value))}
    />
  );
};
