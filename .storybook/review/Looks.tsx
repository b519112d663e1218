import { Thumbnail } from '@vitrine/studio';
import type { Language, Width } from '@vitrine/studio';
import type { Mode } from '@vitrine/tokens';
import { Heading } from '@vitrine/ui/foundation';
import type { ReactNode } from 'react';
import { brandings, modes, partnerNames, partners } from '../modes.ts';
import type { Partner } from '../modes.ts';
import * as css from './looks.css.ts';

export interface LooksProps {
  /** What is shown, e.g. "Hero A: full-bleed picture". */
  title: string;
  language: Language;
  /** Of the window inside each thumbnail, in pixels. */
  width: Width;
  /** The lowest height of that window, for parts that are lower than a screen. */
  minHeight?: number | undefined;
  /** Where a thumbnail leads, in the look it shows. */
  hrefOf: (partner: Partner, mode: Mode) => string;
  draw: (partner: Partner, mode: Mode) => ReactNode;
}

/** Of a thumbnail, in pixels of the page. */
const SHOWN = 208;

const shown = partners.filter((partner) => partner !== 'wireframe');

const labels = { loading: 'Loading …', failed: 'We couldn’t show this. Reload the page.' };

/** One component or screen in every partner, light above dark. Each thumbnail is a link. */
export const Looks = ({ title, language, width, minHeight, hrefOf, draw }: LooksProps) => (
  <section className={css.looks} aria-label={title}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    {modes.map((mode) => (
      <ul key={mode} className={css.row} aria-label={`${title}, ${mode}`}>
        {shown.map((partner) => (
          <li key={partner} className={css.cell}>
            <Thumbnail
              title={`${title}: ${partnerNames[partner]}, ${mode}`}
              branding={brandings[partner]}
              mode={mode}
              language={language}
              width={width}
              minHeight={minHeight}
              scale={SHOWN / width}
              labels={labels}
            >
              {draw(partner, mode)}
            </Thumbnail>
            <a className={css.link} href={hrefOf(partner, mode)} target="_top">
              {partnerNames[partner]}, {mode}
            </a>
          </li>
        ))}
      </ul>
    ))}
  </section>
);
