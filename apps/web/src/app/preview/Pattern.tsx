import { Studio, type RefusedLogos, type SurfacePlace } from '@vitrine/studio';
import type { BrandingState } from '@vitrine/api/client';
import { Section, Text } from '@vitrine/ui/foundation';
import { Suspense, use, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { LANGUAGES } from '@vitrine/api/rules';
import { paths } from '../../shared/config/paths.ts';
import { ToastsProvider } from '../../shared/connected/toasts.tsx';
import { useTranslate } from '../../shared/connected/useTranslate.ts';
import { useTitle } from '../../shared/connected/useTitle.ts';
import { studioLabels } from '../../shared/mappers/labels/studio.ts';
import { useServices, type Services } from '../../shared/queries/services.ts';
import { usePreviewDeps, type PreviewDeps } from '../previewDeps.ts';
import { createDocuments } from './documents.ts';
import { findOwn } from './own.ts';
import { benchOf, openBench } from './openDesk.ts';
import { ownGoods } from './ownGoods.ts';
import { PublishBar } from './PublishBar.tsx';
import { startDraft } from './startDraft.ts';
import { SurfaceComments } from './SurfaceComments.tsx';
import { createSurfaces } from './surfaces.tsx';
import { wordsOnce } from './words.ts';

const keepFragment = ({ fragment }: { fragment: string }): void =>
  history.replaceState(history.state, '', `#${fragment}`);

const open = (services: Services) => Promise.all([openBench(services), findOwn(services)]);

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

/** One function for all renders, so that a change of colour draws no surface again. */
const remarks = (place: SurfacePlace) => <SurfaceComments place={place} />;

function Opened() {
  const intl = useIntl();
  const t = useTranslate();
  const services = useServices();
  const { hash } = useLocation();
  const [found, own] = use(openOnce(services));
  const [bench, setBench] = useState(found);
  const [refusedLogos, setRefusedLogos] = useState<RefusedLogos>({});
  const { start, live, state, kept } = bench;
  const deps = usePreviewDeps();
  const words = useWords(services.account, deps);
  const goods = useMemo(
    () => ownGoods(deps, services, own, words, t('preview.readOnly')),
    [deps, services, own, words, t],
  );
  const surfaces = useMemo(() => createSurfaces(goods, t), [goods, t]);
  const documents = useMemo(() => createDocuments(t), [t]);
  const labels = useMemo(() => studioLabels(intl), [intl]);
  const keepSaved = (saved: BrandingState) => {
    setBench((now) => ({ ...now, state: saved }));
    void startDraft(saved.live).then((look) => setBench((now) => ({ ...now, live: look })));
  };
  return (
    <Studio
      key={start === found.start ? undefined : state?.version}
      start={start}
      live={live}
      language={LANGUAGES[services.language].tag}
      languages={Object.values(LANGUAGES)}
      surfaces={surfaces}
      documents={documents}
      labels={labels}
      home={paths.landing()}
      fragment={start === found.start ? hash.slice(1) : ''}
      onFragment={keepFragment}
      refusedLogos={refusedLogos}
      remarks={state ? remarks : undefined}
      actions={
        state
          ? (draft) => (
              <PublishBar
                draft={draft}
                state={state}
                kept={kept}
                onSaved={keepSaved}
                onRefused={setRefusedLogos}
                onTakeTheirs={(theirs) => void benchOf(services, theirs).then(setBench)}
              />
            )
          : undefined
      }
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
      <ToastsProvider>
        <Opened />
      </ToastsProvider>
    </Suspense>
  );
}
