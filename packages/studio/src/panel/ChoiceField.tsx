import type { Branding } from '@vitrine/tokens';
import { useSay } from '../words.ts';
import { choices } from './choices.ts';
import type { ChoicePath } from './choices.ts';
import { Segments } from './Segments.tsx';
import { settingOf, withSetting } from './setting.ts';

/** Changes the style; `about` names the setting, so that one drag is one step back. */
export type EditStyle = (about: string, edit: (style: Branding) => Branding) => void;

export interface Styled {
  style: Branding;
  onEdit: EditStyle;
}

/** A setting of the branding that is chosen from a closed list. */
export const ChoiceField = ({ path, style, onEdit }: Styled & { path: ChoicePath }) => {
  const say = useSay();
  return (
    <Segments
      label={say(`choice.${path}`)}
      options={choices[path].map((value) => ({ value, label: say(`option.${path}.${value}`) }))}
      chosen={[settingOf(style, path)]}
      onChoose={(value) => onEdit(path, (now) => withSetting(now, path, value))}
    />
  );
};
