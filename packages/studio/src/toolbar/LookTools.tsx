import { Select } from '@vitrine/ui';
import { VisuallyHidden } from '@vitrine/ui/foundation';
import { modes, toggleWidth, viewers, visions, widths } from '../model/look.ts';
import { Segments } from '../panel/Segments.tsx';
import type { LanguageChoice, Look, Viewer, Vision, Width } from '../types.ts';
import { useTranslate } from '../words.ts';
import * as css from './toolbar.css.ts';

interface LookToolsProps {
  look: Look;
  languages: readonly LanguageChoice[];
  onLook: (look: Partial<Look>) => void;
}

/** Through whose eyes, where and when one looks. */
export const LookTools = ({ look, languages, onLook }: LookToolsProps) => {
  const t = useTranslate();
  return (
    <div className={css.looks}>
      <div className={css.select}>
        <Select
          label={t('look.viewer')}
          hideLabel
          options={viewers.map((value) => ({ value, label: t(`viewer.${value}`) }))}
          value={look.viewer}
          onChange={({ value: viewer }) => onLook({ viewer: viewer as Viewer })}
        />
      </div>
      <Segments
        label={t('look.mode')}
        hideLabel
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        chosen={[look.mode]}
        onChoose={({ value }) => onLook({ mode: value })}
      />
      <Segments
        label={t('look.language')}
        hideLabel
        options={languages.map(({ tag, name }) => ({
          value: tag,
          title: name,
          label: (
            <>
              <span aria-hidden>{tag.slice(0, 2).toUpperCase()}</span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </>
          ),
        }))}
        chosen={[look.language]}
        onChoose={({ value }) => onLook({ language: value })}
      />
      <Segments
        label={t('look.widths')}
        hideLabel
        many
        options={widths.map((value) => ({ value: String(value), label: value }))}
        chosen={look.widths.map(String)}
        onChoose={({ value }) => onLook({ widths: toggleWidth(look.widths, Number(value) as Width) })}
      />
      <div className={css.select}>
        <Select
          label={t('look.vision')}
          hideLabel
          options={visions.map((value) => ({ value, label: t(`vision.${value}`) }))}
          value={look.vision}
          onChange={({ value: vision }) => onLook({ vision: vision as Vision })}
        />
      </div>
    </div>
  );
};
