import { Heading } from '../../foundation/Heading/index.ts';
import { TextLink } from '../../foundation/TextLink/index.ts';
import * as css from './SectionHead.css.ts';

export interface SectionHeadProps {
  title: string;
  text?: string | null;
  /** Leads to everything the section shows a part of. */
  link?: { label: string; href: string; onPress?: () => void };
  level?: 1 | 2 | 3;
  size?: 'sm' | 'md' | 'lg';
}

/** Title of a block, its sentence, and a way to see more. */
export function SectionHead({ title, text, link, level = 2, size = 'lg' }: SectionHeadProps) {
  return (
    <div className={css.root} data-component="SectionHead">
      <div className={css.words}>
        <Heading level={level} size={size}>
          {title}
        </Heading>
        {text && <p className={css.text}>{text}</p>}
      </div>
      {link && (
        <p className={css.link}>
          <TextLink href={link.href} onPress={link.onPress} tone="ink">
            {link.label}
          </TextLink>
        </p>
      )}
    </div>
  );
}
