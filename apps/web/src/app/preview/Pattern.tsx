import { Studio } from '@vitrine/studio';
import { Section, Text } from '@vitrine/ui/foundation';
import { Suspense, use, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LANGUAGES } from '@vitrine/api/rules';
import { paths } from '../../config/paths.ts';
import { useTranslate } from '../../connected/useTranslate.ts';
import { useTitle } from '../../connected/useTitle.ts';
import { studioLabels } from '../../mappers/labels/studio.ts';
import { useServices, type Services } from '../../queries/services.ts';
import { usePreviewDeps, type PreviewDeps } from '../previewDeps.ts';
import { createDocuments } from './documents.ts';
import { findOwn } from './own.ts';
import { ownGoods } from './ownGoods.ts';
import { startDraft } from './startDraft.ts';
import { createSurfaces } from './surfaces.tsx';
import { wordsOnce } from './words.ts';

const keepFragment = (fragment: string): void => history.replaceState(history.state, '', `#${fragment}`);

const open = (services: Services) => Promise.all([startDraft(services.account), findOwn(services)]);

const opened = new WeakMap<Services, ReturnType<typeof open>>();

/** Asked for once, however often the screen is drawn while it waits. */
const openOnce = (services: Services) => {
  const asked = opened.get(services) ?? open(services);
  opened.set(services, asked);
  return asked;
};

const useWords = ({ texts }: Services['account'], { loadCatalogue }: PreviewDeps) =>
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
  const t = useTranslate();
  const services = useServices();
  const { hash } = useLocation();
  const [start, own] = use(openOnce(services));
  const deps = usePreviewDeps();
  const words = useWords(services.account, deps);
  const goods = useMemo(
    () => ownGoods(deps, services, own, words, t('preview.readOnly')),
    [deps, services, own, words, t],
  );
  const surfaces = useMemo(() => createSurfaces(goods, t), [goods, t]);
  const documents = useMemo(() => createDocuments(t), [t]);
  const labels = useMemo(() => studioLabels(intl), [intl]);
  return (
    <Studio
      start={start}
      language={LANGUAGES[services.language].tag}
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
  const t = useTranslate();
  useTitle(t('studio.title'));
  const waiting = (
    <Section>
      <Text>{t('preview.waiting')}</Text>
    </Section>
  );
  return (
    <Suspense fallback={waiting}>
      <Opened />
    </Suspense>
  );
}
