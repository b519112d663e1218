/** Closed lists instead of CSS: where the text stands, what it stands on, which part of the picture must stay in view. */
export interface HeroStyles {
  align?: 'start' | 'center' | 'end';
  /** `light` text on a dark scrim, or `dark` text on a light one. */
  tone?: 'light' | 'dark';
  focus?: 'top' | 'center' | 'bottom' | 'left' | 'right';
}

export interface HeroButton {
  label: string;
  emphasis?: 'primary' | 'secondary' | null;
  /** A link; without it the button calls `onPress` (register, login: R-083). */
  href?: string;
  onPress?: () => void;
}

/** One set of props for all layouts. Every part but the title may be missing. */
export interface HeroProps {
  /** Letter of the layout; C when absent or unknown. */
  template?: string | null;
  title: string;
  text?: string | null;
  /** URL and name of a logo above the title. */
  logo?: { src: string; alt: string } | null;
  image?: string | null;
  /** Replaces the picture below 768 px. */
  imageMobile?: string | null;
  imageAlt?: string;
  styles?: HeroStyles;
  buttons?: HeroButton[];
  /** The first thing on the page: its picture is fetched first and its title is the page's heading. */
  lead?: boolean;
}
