import type { Branding } from '@vitrine/tokens';
import type { Legibility } from '../model/legible.ts';
import type { Side } from '../model/state.ts';
import { useTranslate } from '../words.ts';
import { BrandSection } from './BrandSection.tsx';
import type { BrandSectionProps } from './BrandSection.tsx';
import { BringSection } from './BringSection.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import type { ChoicePath } from './choices.ts';
import { ColourSection } from './ColourSection.tsx';
import { Section } from './Section.tsx';
import { Segments } from './Segments.tsx';
import { settingOf } from './setting.ts';
import { TypeSection } from './TypeSection.tsx';
import * as css from './panel.css.ts';

type Bringing = Parameters<typeof BringSection>[0];

interface PanelProps extends BrandSectionProps {
  bring: Bringing;
  /** The branding that the legibility is of: a moment behind the brand draft while it changes. */
  checked: Branding;
  legibility: Legibility;
  /** Names of two brand drafts. */
  sides: readonly string[];
  /** Which of two brand drafts is worked on; null where there is one. */
  side: Side | null;
  onSide: (choice: { side: Side }) => void;
}

const plain: [title: 'shape.title' | 'space.title' | 'mode.title', paths: ChoicePath[]][] = [
  ['shape.title', ['shape.radius', 'shape.button', 'shape.stroke']],
  ['space.title', ['density', 'elevation']],
  ['mode.title', ['mode']],
];

/** Everything a partner brings and chooses, from top to bottom in the order one asks for it. */
export const Panel = ({ bring, checked, legibility, sides, side, onSide, ...brand }: PanelProps) => {
  const t = useTranslate();
  const styled = { style: brand.brandDraft.style, onEdit: brand.onEditStyle };
  return (
    <section className={css.panel} aria-label={t('controls')}>
      {side === null ? null : (
        <div className={css.side}>
          <Segments
            label={t('compare.side')}
            options={sides.map((label, at) => ({ value: String(at), label }))}
            chosen={[String(side)]}
            onChoose={({ value }) => onSide({ side: value === '1' ? 1 : 0 })}
          />
        </div>
      )}
      <BringSection {...bring} />
      <BrandSection {...brand} />
      <ColourSection {...styled} checked={checked} legibility={legibility} />
      <TypeSection {...styled} />
      {plain.map(([title, paths]) => (
        <Section key={title} title={t(title)}>
          {paths.map((path) => (
            <ChoiceField key={path} path={path} value={settingOf(styled.style, path)} onEdit={styled.onEdit} />
          ))}
        </Section>
      ))}
    </section>
  );
};
