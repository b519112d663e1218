import type { Branding } from '@vitrine/tokens';
import { useId } from 'react';
import { facesCss, familyNames } from '../chrome/chrome.ts';
import { useSheet } from '../chrome/useSheet.ts';
import { Icon } from '@vitrine/ui/foundation';
import { useTranslate } from '../words.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type { EditStyle, Styled } from './ChoiceField.tsx';
import { Section } from './Section.tsx';
import { settingOf, withSetting } from './setting.ts';
import * as css from './panel.css.ts';
import * as own from './type.css.ts';

type Use = 'display' | 'text';

const inItself = (name: string) => ({ fontFamily: `'${name}', '${name} Fallback'` });

/** A family, each shown in itself. */
const FamilyField = ({ use, chosen, onEdit }: { use: Use; chosen: string; onEdit: EditStyle }) => {
  const t = useTranslate();
  const group = useId();
  return (
    <details className={own.family}>
      <summary className={own.familyNow}>
        <span className={css.fieldLabel}>{t(`type.${use}`)}</span>
        <span className={own.familyName} style={inItself(chosen)}>
          {chosen}
        </span>
        <span className={css.sectionMark}>
          <Icon name="chevron-down" size="xs" />
        </span>
      </summary>
      <div role="radiogroup" aria-label={t(`type.${use}`)} className={own.families}>
        {familyNames.map((name) => (
          <label key={name} className={own.familyOption}>
            <input
              type="radio"
              name={group}
              className={css.segmentInput}
              checked={name === chosen}
              onChange={() => onEdit(`type.${use}`, (now) => withSetting(now, `type.${use}`, name))}
            />
            <span className={own.familyWords} style={inItself(name)}>
              {name}
            </span>
          </label>
        ))}
      </div>
    </details>
  );
};

const lightest = 300;
const boldest = 900;
const usualWeight = 400;

const WeightField = ({ weight, onEdit }: { weight: number; onEdit: EditStyle }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id} className={css.fieldLabel}>
        {t('type.weight')}
      </label>
      <span className={own.slider}>
        <input
          id={id}
          type="range"
          min={lightest}
          max={boldest}
          step={50}
          value={weight}
          className={own.range}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            onEdit('type.displayWeight', (now: Branding) => withSetting(now, 'type.displayWeight', next));
          }}
        />
        <output htmlFor={id} className={own.figure}>
          {weight}
        </output>
      </span>
    </div>
  );
};

/** How headings are drawn. */
const drawn = ['type.displayWidth', 'type.displayTracking', 'type.displayCase'] as const;

/** Families and how large and how loud headings are set. */
export const TypeSection = ({ style, onEdit }: Styled) => {
  const t = useTranslate();
  useSheet(facesCss);
  return (
    <Section title={t('type.title')}>
      <FamilyField use="display" chosen={style.type.display} onEdit={onEdit} />
      <FamilyField use="text" chosen={style.type.text} onEdit={onEdit} />
      <ChoiceField path="type.scale" value={settingOf(style, 'type.scale')} onEdit={onEdit} />
      <WeightField weight={style.type.displayWeight ?? usualWeight} onEdit={onEdit} />
      {drawn.map((path) => (
        <ChoiceField key={path} path={path} value={settingOf(style, path)} onEdit={onEdit} />
      ))}
    </Section>
  );
};
