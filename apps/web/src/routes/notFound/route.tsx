import { NotFound } from '@vitrine/ui/sections/NotFound';
import { paths } from '../../config/paths.ts';
import { useSay } from '../../connected/useSay.ts';
import { useTitle } from '../../connected/useTitle.ts';

export default function Nowhere() {
  const say = useSay();
  useTitle(say('app.notFound.title'));
  return (
    <NotFound
      title={say('app.notFound.title')}
      text={say('app.notFound.text')}
      links={[{ label: say('app.notFound.action'), href: paths.brands() }]}
    />
  );
}
