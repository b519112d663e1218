import { Button } from '../../components/Button/index.ts';
import { Heading } from '../../foundation/Heading/index.ts';
import { Section } from '../../foundation/Section/index.ts';
import * as css from './RequestDemo.css.ts';

export interface RequestDemoProps {
  id?: string;
  title: string;
  text: string;
  /** Asks for a demo: a mail link or a call of the app's (D-065). */
  action: { label: string; href?: string; onPress?: () => void };
  /** Where a company registers. */
  register?: { label: string; href: string };
}

/** An invitation to brands. */
export function RequestDemo({ id, title, text, action, register }: RequestDemoProps) {
  return (
    <Section id={id} tone="brand">
      <div className={css.root} data-component="RequestDemo">
        <Heading level={2} size="xl">
          {title}
        </Heading>
        <div className={css.side}>
          <p className={css.text}>{text}</p>
          <div className={css.actions}>
            <Button caps variant="secondary" href={action.href} onPress={action.onPress}>
              {action.label}
            </Button>
            {register && (
              <Button caps variant="quiet" href={register.href}>
                {register.label}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Section>
  );
}
