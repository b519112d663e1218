import { Table } from '@vitrine/ui/components/Table';
import { TextLink } from '@vitrine/ui/foundation';
import { heroSamples } from '../../packages/ui/src/sections/Hero/stories/samples.ts';
import { heroWords } from '../words/heroes.ts';
import { reviewWords } from '../words/review.ts';
import { useWords } from '../words/useWords.ts';

export type Template = keyof typeof heroSamples;

export const templates = Object.keys(heroSamples) as Template[];

/** Id of the part of the page that shows a template in every partner. */
export const idOf = (template: Template): string => `hero-${template.toLowerCase()}`;

const topics = ['picture', 'title', 'text', 'buttons'] as const;

/** Which template fits which picture, title, text and number of buttons. */
export const ChooseHero = () => {
  const t = useWords(heroWords);
  const nameOf = useWords(reviewWords);
  return (
    <Table
      caption={t('choose')}
      columns={[
        {
          id: 'template',
          label: t('template'),
          rowHeader: true,
          cell: (template: Template) => <TextLink href={`#${idOf(template)}`}>{nameOf(template)}</TextLink>,
        },
        ...topics.map((topic) => ({
          id: topic,
          label: t(topic),
          cell: (template: Template) => t(`${template}.${topic}`),
        })),
      ]}
      rows={templates}
      rowId={(template) => template}
      empty={null}
    />
  );
};
