import { RichHtml } from '../../components/RichHtml/index.ts';
import { Heading, Section, Text } from '../../foundation/index.ts';
import * as css from './CompanyValues.css.ts';

export interface CompanyValuesProps {
  id?: string;
  title: string;
  /** Up to three are shown; one without text is not. `text` is HTML. */
  values: { title: string; text?: string | null }[];
}

const most = 3;

/** What a company holds to. */
export function CompanyValues({ id, title, values }: CompanyValuesProps) {
  const told = values.slice(0, most).filter(({ text }) => text?.trim());
  if (told.length === 0) return null;
  return (
    <Section id={id}>
      <div className={css.root} data-component="CompanyValues">
        <Text as="p" caps tone="muted">
          {title}
        </Text>
        <ul aria-label={title}>
          {told.map((value) => (
            <li key={value.title} className={css.value}>
              <Heading level={2} size="lg">
                {value.title}
              </Heading>
              <div className={css.text}>
                <RichHtml html={value.text ?? ''} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
