import { Studio } from '@vitrine/studio';
import { Section, Text } from '@vitrine/ui/foundation';
import { Suspense, use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { locales } from '../../config/locale.ts';
import { paths } from '../../config/paths.ts';
import { useSay } from '../../connected/useSay.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { studioLabels } from '../../mappers/labels/studio.ts';
import { useServices, type Services } from '../../queries/services.ts';
import { useKit, type Kit } from '../kit.ts';
import { createDocuments } from './documents.ts';
import { findOwn } from './own.ts';
import { ownGoods } from './ownGoods.ts';
import { startHouse } from './startHouse.ts';
import { createSurfaces } from './surfaces.tsx';
import { wordsOnce } from './words.ts';

const keepFragment = (fragment: string): void => history.replaceState(history.state, '', `#${fragment}`);

const open = (services: Services) => Promise.all([startHouse(services.account), findOwn(services)]);

const opened = new WeakMap<Services, ReturnType<typeof open>>();

/** Asked for once, however often the screen is drawn while it waits. */
const openOnce = (services: Services) => {
  const asked = opened.get(services) ?? open(services);
  opened.set(services, asked);
  return asked;
};

const useWords = ({ texts }: Services['account'], { loadCatalogue }: Kit) =>
  useMemo(
    () =>
      wordsOnce(async (language) => {
        const catalogue = await loadCatalogue(language, texts);
        await Promise.all([catalogue.complete(), catalogue.complete('studio')]);
        return catalogue.get();
      }),
    [texts, loadCatalogue],
  );

function Opened() {
  const intl = useIntl();
  const say = useSay();
  const services = useServices();
  const { hash } = useLocation();
  const [start, own] = use(openOnce(services));
  const kit = useKit();
  const words = useWords(services.account, kit);
  const goods = useMemo(
    () => ownGoods(kit, services, own, words, say('preview.readOnly')),
    [kit, services, own, words, say],
  );
  const surfaces = useMemo(() => createSurfaces(goods, say), [goods, say]);
  const documents = useMemo(() => createDocuments(say), [say]);
  const labels = useMemo(() => studioLabels(intl), [intl]);
  return (
    <Studio
      start={start}
      language={locales[services.language]}
      surfaces={surfaces}
      documents={documents}
      labels={labels}
      home={paths.landing()}
      fragment={hash.slice(1)}
      onFragment={keepFragment}
    />
  );
}

/** The account's look, tried out on its own marketplace (R-029, D-041). */
export default function Pattern() {
  const say = useSay();
  useTitle(say('studio.title'));
  const waiting = (
    <Section>
      <Text>{say('preview.waiting')}</Text>
    </Section>
  );
  return (
    <Suspense fallback={waiting}>
      <Opened />
    </Suspense>
  );
}
