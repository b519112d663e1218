/** Closed lists instead of CSS: where the text is, its colours, and which part of the picture stays in view. */
export interface HeroStyles {
  align?: 'start' | 'center' | 'end';
  /** `dark`: the page's ink on its ground. `light`: light words on a dark scrim or, beside the picture, the page turned over. */
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
  /** Letter of the layout, A to G; C when absent or unknown. */
  template?: string | null;
  /** Up to eight words. Long titles are set smaller. */
  title: string;
  /** One sentence below the title. */
  text?: string | null;
  /** URL and name of a logo above the title. */
  logo?: { src: string; alt: string } | null;
  /** Address of the picture. `#focus=30-70` at its end names its focus point, in percent; `styles.focus` wins over it. */
  image?: string | null;
  /** Replaces the picture below 768 px. */
  imageMobile?: string | null;
  /** What the picture shows. Leave it empty if the picture only sets the mood. */
  imageAlt?: string;
  /** Where the text is, its colours, and which part of the picture stays in view. */
  styles?: HeroStyles;
  /** Two at most, the main one first. */
  buttons?: HeroButton[];
  /** The first thing on the page: its picture is fetched first and its title is the page's heading. */
  lead?: boolean;
}

/** A layout is a set of class names over one document: what differs is where things stand, never what they are. */
export interface HeroLayout {
  root: string;
  picture: string;
  caption: string;
  words: string;
  /** Text and buttons, where they stand apart from the title. */
  detail?: string;
  /** A second crop of the picture, after the words. */
  second?: string;
  /** Where the text is: on the picture, beside it, or on an area in the brand's colour. */
  stands: 'over' | 'beside' | 'brand';
  align: NonNullable<HeroStyles['align']>;
  /** The part of the picture that others would cover or cut off. */
  focus?: HeroStyles['focus'];
  /** How wide the picture is shown, as in the `sizes` of an image. */
  sizes: string;
}
