import { expandBranding, fontCss } from '@vitrine/tokens';
import type { Branding, Mode } from '@vitrine/tokens';
import type { CSSProperties, ReactNode } from 'react';
import { brandings } from '../modes.ts';
import * as css from './scope.css.ts';

const faces = (styles: Branding[]): string =>
  [...new Set(styles.flatMap((style) => fontCss(style).split('\n')))].join('\n');

/** The faces of every partner, for pages that show more than one. */
export const AllFaces = () => (
  <style href="vitrine-all-faces" precedence="low">
    {faces(Object.values(brandings))}
  </style>
);

interface ScopeProps {
  branding: Branding;
  mode: Mode;
  children: ReactNode;
}

/** A part of a page with its own look, independent of the page around it. */
export const Scope = ({ branding, mode, children }: ScopeProps) => (
  <div className={css.scope} data-mode={mode} style={expandBranding(branding, mode).vars as CSSProperties}>
    {children}
  </div>
);
