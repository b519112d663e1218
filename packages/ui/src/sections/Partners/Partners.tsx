import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section } from '../../foundation/index.ts';
import { LogoImage } from '../../internal/LogoImage/LogoImage.tsx';
import * as css from './Partners.css.ts';

export interface PartnersProps {
  id?: string;
  title: string;
  /** HTML. */
  text?: string | null;
  partners: { name: string; image: string }[];
}

/** Whom a company works with; none, no section. */
export function Partners({ id, title, text, partners }: PartnersProps) {
  if (partners.length === 0) return null;
  return (
    <Section id={id} tone="sunken">
      <div className={css.root} data-component="Partners">
        <div className={css.words}>
          <Heading level={2} size="lg">
            {title}
          </Heading>
          {text && <RichHtml html={text} />}
        </div>
        <ul className={css.plates} aria-label={title}>
          {partners.map(({ name, image }) => (
            <li key={name} className={css.plate}>
              <LogoImage key={image} paper className={css.mark} src={image} alt={name} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
