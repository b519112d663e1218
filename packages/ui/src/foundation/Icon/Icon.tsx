import { directional, sizes } from './Icon.css.ts';
import { paths } from './paths.ts';
import type { IconName } from './paths.ts';

export interface IconProps {
  name: IconName;
  /** 14, 16, 20, 24 or 32 px. */
  size?: keyof typeof sizes;
  /** Says what the icon means; without it the icon is decoration. */
  label?: string;
  /** The shape is filled, such as the heart of a favourite. */
  filled?: boolean;
}

const alongTheLine = /(left|right|send|logout)$/;

/** A line icon in the colour of the text around it. */
export const Icon = ({ name, size = 'md', label, filled }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill={filled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
    data-component="Icon"
    data-name={name}
    className={alongTheLine.test(name) ? `${sizes[size]} ${directional}` : sizes[size]}
  >
    <path d={paths[name]} />
  </svg>
);
