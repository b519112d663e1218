import { useQuery } from '@tanstack/react-query';
import { CompanyStory } from '../../connected/pages/CompanyStory.tsx';
import { PageQuery } from '../../connected/PageQuery.tsx';
import { useTitle } from '../../connected/useTitle.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { useServices } from '../../queries/services.ts';

export default function WhoWeAre() {
  const t = useTranslate();
  const { queries } = useServices();
  useTitle(t('shell.whoWeAre'));
  return <PageQuery query={useQuery(queries.pages.whoWeAre())}>{(data) => <CompanyStory {...data} />}</PageQuery>;
}
