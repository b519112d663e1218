import { useQuery } from '@tanstack/react-query';
import { CompanyStory } from '../../shared/connected/pages/CompanyStory.tsx';
import { PageQuery } from '../connected/PageQuery.tsx';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useServices } from '../../shared/queries/services.ts';

export default function WhoWeAre() {
  const t = useTranslate();
  const { queries } = useServices();
  useTitle(t('shell.whoWeAre'));
  return <PageQuery query={useQuery(queries.pages.whoWeAre())}>{(data) => <CompanyStory {...data} />}</PageQuery>;
}
