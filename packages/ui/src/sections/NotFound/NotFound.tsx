import { Button } from '../../components/Button/index.ts';
import { Heading, Section } from '../../foundation/index.ts';
import * as css from './NotFound.css.ts';

export interface NotFoundProps {
  title: string;
  text: string;
  /** The nearest useful places. */
  links: { label: string; href: string }[];
}

/** Nothing lives at this address (D-045). */
export function NotFound({ title, text, links }: NotFoundProps) {
  return (
    <Section>
      <div className={css.root} data-component="NotFound">
        <div className={css.figure} aria-hidden />
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <p className={css.text}>{text}</p>
        <div className={css.links}>
          {links.map((link, index) => (
            <Button caps key={link.href} href={link.href} variant={index === 0 ? 'primary' : 'secondary'}>
              {link.label}
            </Button>
          ))}
        </div>
      </div>
    </Section>
  );
}
