import { sizes } from '../../foundation/Icon/Icon.css.ts';
import { paths } from '../../foundation/Icon/paths.ts';
import type { ToolName } from './commands.ts';

/** Drawn like those of `Icon`. They are not among them: every component with an icon would carry the tools of this one. */
const toolPaths: Readonly<Record<ToolName | 'link', string>> = {
  heading: 'M6 4.5v15m12-15v15M6 12h12',
  subheading: 'M8 7.5v10m8-10v10m-8-5h8',
  bold: 'M7 4.5h6a3.75 3.75 0 0 1 0 7.5H7V4.5Zm0 7.5h7a3.75 3.75 0 0 1 0 7.5H7V12Z',
  italic: 'M10.5 4.5h7m-11 15h7m1-15-5 15',
  bulletList: paths.list,
  numberedList: 'M10 6.5h10M10 12h10M10 17.5h10M4 5.2 5.5 4v5M4 15.7a1.4 1.4 0 1 1 2.4 1L4 19.5h2.8',
  quote: 'M10 7.5H5v5.5h5V7.5Zm0 5.5c0 2.5-1.3 4-3.5 4.5M19 7.5h-5v5.5h5V7.5Zm0 5.5c0 2.5-1.3 4-3.5 4.5',
  undo: paths.undo,
  redo: paths.redo,
  link: paths.link,
};

export const ToolIcon = ({ name }: { name: ToolName | 'link' }) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    className={sizes.sm}
  >
    <path d={toolPaths[name]} />
  </svg>
);
