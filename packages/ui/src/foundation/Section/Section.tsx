import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import type { ContainerProps } from '../Container/Container.tsx';
import { rhythm, tones, turned } from './Section.css.ts';

export interface SectionProps {
  children?: ReactNode;
  tone?: keyof typeof tones;
  width?: ContainerProps['width'];
  /** Vertical room: a page's usual rhythm, half of it, room below alone (under a page's header), or none. */
  space?: keyof typeof rhythm;
  id?: string;
  /** Names the section as a landmark. */
  label?: string;
}

/** A band of a page in its vertical rhythm. On `brand` and `inverse` everything inside turns its colours over. */
export const Section = ({ children, tone = 'ground', width, space = 'regular', id, label }: SectionProps) => (
  <section
    id={id}
    aria-label={label}
    data-component="Section"
    data-tone={tone}
    className={`${tones[tone]} ${rhythm[space]}`}
  >
    <div className={tone === 'brand' || tone === 'inverse' ? turned : undefined}>
      <Container width={width}>{children}</Container>
    </div>
  </section>
);
