import { LogoImage } from '../../../internal/LogoImage/LogoImage.tsx';
import * as css from './CompanyLogo.css.ts';

export interface CompanyLogoProps {
  /** Text beside the logo; screen readers skip the logo itself. */
  name: string;
  logo?: string | null;
  size?: keyof typeof css.sizes;
}

/** A company's logo on a plate of the shape logos are asked for (K-82), or the first letter of its name. */
export function CompanyLogo({ name, logo, size = 'md' }: CompanyLogoProps) {
  return (
    <span aria-hidden data-component="CompanyLogo" className={`${css.plate} ${css.sizes[size]}`}>
      {logo ? (
        <LogoImage key={logo} className={css.logo} src={logo} />
      ) : (
        <span className={css.letter}>{Array.from(name.trim())[0]}</span>
      )}
    </span>
  );
}
