import type { Branding, Mode } from '@vitrine/tokens';
import type { ReactNode } from 'react';

/** Who looks: nobody signed in, a retailer in one of four stages, or a brand's own people. */
export type Viewer = 'visitor' | 'pre_register' | 'in_review' | 'pending' | 'approved' | 'seller';

/** As HTML's `lang` writes it, such as `pt-BR`. */
export type Language = string;

/** A language that the marketplace can be seen in. */
export interface LanguageChoice {
  tag: Language;
  /** Its name in itself, such as `Português`. */
  name: string;
}

/** Widths of a window in pixels: a phone, a tablet, a desk. */
export type Width = 390 | 768 | 1440;

/** Whose eyes: full colour vision, or without one of the three kinds of cones, or without colour. */
export type Vision = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia' | 'achromatopsia';

/** Through whose eyes, where and when the marketplace is looked at. */
export interface Look {
  viewer: Viewer;
  mode: Mode;
  language: Language;
  /** Side by side, in this order; at least one. */
  widths: readonly Width[];
  vision: Vision;
}

/** A picture that was brought, as a data URL of a kind the server takes. */
export interface Logo {
  name: string;
  src: string;
}

/** A logo that the application did not take, by its picture, and why. */
interface RefusedLogo {
  src: string;
  reason: string;
}

/** Refused logos by the field that they were brought to. */
export type RefusedLogos = Readonly<Partial<Record<'logo' | 'logoDark', RefusedLogo>>>;

/** What a partner brings: the look of an account, its name and its logos. */
export interface BrandDraft {
  name: string;
  style: Branding;
  logo: Logo | null;
  /** For dark grounds; `logo` where absent. */
  logoDark: Logo | null;
}

/** What a surface is told. Colours, type and shape reach it as CSS variables; they are not its business. */
export interface Scene {
  viewer: Viewer;
  language: Language;
  mode: Mode;
  name: string;
  /** Address of the logo for the ground of this mode; null shows the name. */
  logo: string | null;
}

/** A part of the marketplace that can be previewed: real components with real or believable goods. */
export interface Surface {
  /** Stable; part of an address. */
  id: string;
  /** In the studio's own language. */
  title: string;
  group: string;
  /** Shown on a contact sheet too. */
  inSheet?: boolean;
  /** Who ever sees it; everybody where absent. */
  viewers?: readonly Viewer[];
  /** A quiet word beside the title, such as that it shows samples; null for none. */
  note?: (viewer: Viewer) => string | null;
  render: (scene: Scene) => ReactNode;
}

/** A surface by its id, and how it is looked at. */
export interface SurfacePlace {
  surface: string;
  look: Look;
}

/** A document that is not made of components, such as a mail: whole HTML, dressed by the mail module. */
export interface DocumentSurface extends Omit<Surface, 'render'> {
  html: (scene: Scene, style: Branding) => string;
}
