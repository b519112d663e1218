import { Button } from '../../components/Button/index.ts';
import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Picture, Section } from '../../foundation/index.ts';
import * as css from './AboutProject.css.ts';

export interface AboutProjectProps {
  id?: string;
  title: string;
  /** HTML. */
  text: string;
  image?: { src: string; alt: string } | null;
  link?: { label: string; href: string } | null;
}

/** What a project or an event is about, on its page and on the landing in event mode. */
export function AboutProject({ id, title, text, image, link }: AboutProjectProps) {
  return (
    <Section id={id}>
      <div className={css.root} data-component="AboutProject">
        <div className={css.side}>
          <Heading level={2} size="xl">
            {title}
          </Heading>
          {image && <Picture {...image} ratio="346:219" sizes="(min-width: 64rem) 40vw, 100vw" />}
        </div>
        <div className={css.words}>
          <div className={css.text}>
            <RichHtml html={text} />
          </div>
          {link && (
            <Button caps variant="secondary" href={link.href}>
              {link.label}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}
