/** Widths and heights as shares of the em, measured from the file; a width is a letter-frequency average. */
export interface Metrics {
  ascent: number;
  descent: number;
  /** At weight 400 and the size of text. */
  width: number;
  /** At weight 700 and the size of a heading. Absent where the face has one weight. */
  bold?: number;
  /** At weight 900 and the widest. Absent where the face has one width. */
  expanded?: number;
}

export interface FontFile {
  file: string;
  module: string;
  weight: string;
  /** The range of widths in percent, where the file has that axis. */
  stretch?: string;
  /** The letters that it has, as `unicode-range`. A page loads the file if it shows one of them. Absent: the file of every page. */
  range?: string;
}

/** A font family a partner may choose: its files, and what it takes to make a system font occupy the same room meanwhile. */
export interface Family {
  files: FontFile[];
  fallback: 'sans' | 'serif';
  metrics: Metrics;
  /** Axes to hold still where the face's own choice would hurt. */
  variation?: string;
}
