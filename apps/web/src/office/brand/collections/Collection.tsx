import { useQuery } from '@tanstack/react-query';
import type { BrandCollection } from '@vitrine/api/client';
import { Badge } from '@vitrine/ui/components/Badge';
import { Banner } from '@vitrine/ui/components/Banner';
import { Button } from '@vitrine/ui/components/Button';
import { Inline, Stack, TextLink } from '@vitrine/ui/foundation';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';
import { collectionInput } from './collectionDraft.ts';
import { brandOfficeKeys, brandOfficeQueries } from '../../parts/queries/brandOffice.ts';
import { useServices, useSession } from '../../../shared/queries/services.ts';
import { useQueriesOf } from '../../../shared/queries/useQueriesOf.ts';
import { ConflictDialog } from '../../parts/form/ConflictDialog.tsx';
import { useTheirs } from '../../parts/form/useTheirs.ts';
import { FileFrame } from '../../parts/list/FileFrame.tsx';
import { ReasonDialog } from '../../parts/list/ReasonDialog.tsx';
import { OnlyFor } from '../../parts/form/OnlyFor.tsx';
import { Screen } from '../../parts/list/Screen.tsx';
import { useStaffAction } from '../../parts/useStaffAction.ts';
import { CollectionEditor } from './CollectionEditor.tsx';
import { Cover } from './Cover.tsx';
import { ProductOrder } from './ProductOrder.tsx';
import { useKeepCollection } from './useCollectionForm.ts';

/** In the language of the reader, in English where it has no other. */
const useNameOf = () => {
  const { language } = useServices();
  return ({ name }: BrandCollection): string => name[language] ?? name.en ?? '';
};

/** Archives a collection after a question, or restores it. */
function Actions({ collection, onTakeTheirs }: { collection: BrandCollection; onTakeTheirs: () => void }) {
  const t = useTranslate();
  const { client } = useServices();
  const { user } = useSession();
  const keep = useKeepCollection();
  const [isAsking, setAsking] = useState(false);
  const { id, version, is_archived, is_active, open_carts } = collection;
  const name = useNameOf()(collection);
  const { theirs, notice, forgetTheirs } = useTheirs<BrandCollection>();
  const show = (known: BrandCollection) => {
    keep(known);
    setAsking(false);
    forgetTheirs();
  };
  const { act, isBusy, problem, forget } = useStaffAction({
    run: async (seen: number) => {
      const body = { archived: !is_archived, seen };
      return (await client.brandCollections.setArchived({ params: { id }, body }).catch(notice)).data.data;
    },
    done: () => t(`office.collection.${is_archived ? 'restored' : 'archived'}`, { name }),
    onDone: show,
    changes: [...brandOfficeKeys.collections, 'list'],
  });
  const words = t(is_archived ? 'office.collection.restore' : 'office.collection.archive');
  return (
    <Inline align="center">
      {!is_active && <Badge tone="neutral">{t(`office.collection.is.${is_archived ? 'archived' : 'hidden'}`)}</Badge>}
      {is_active && user?.seller_slug && (
        <TextLink href={paths.collection(user.seller_slug, id)}>{t('office.collection.inShop')}</TextLink>
      )}
      <Button variant="secondary" busy={isBusy} onPress={() => (is_archived ? act(version) : setAsking(true))}>
        {words}
      </Button>
      {theirs && (
        <ConflictDialog
          title={problem ?? ''}
          theirs={{ ...collectionInput(theirs), is_archived: theirs.is_archived }}
          mine={{ ...collectionInput(collection), is_archived }}
          mineLabel={t('admin.conflict.seen')}
          keep={words}
          isBusy={isBusy}
          onKeep={() => act(theirs.version)}
          onTakeTheirs={() => {
            show(theirs);
            forget();
            onTakeTheirs();
          }}
          onClose={() => {
            forgetTheirs();
            forget();
            setAsking(false);
          }}
        />
      )}
      {problem && !isAsking && !theirs && <Banner tone="critical">{problem}</Banner>}
      {isAsking && !theirs && (
        <ReasonDialog
          title={t('office.collection.archiveTitle', { name })}
          text={t('office.collection.archiveText', { carts: open_carts })}
          send={t('office.collection.archive')}
          danger
          isBusy={isBusy}
          problem={problem}
          onSend={() => act(version)}
          onClose={() => setAsking(false)}
        />
      )}
    </Inline>
  );
}

/** /admin/brand/collections/:id and /admin/brand/collections/add (D-049). */
export function Collection() {
  const t = useTranslate();
  const nameOf = useNameOf();
  const { id } = useParams();
  const [taken, setTaken] = useState(0);
  const query = useQuery({ ...useQueriesOf(brandOfficeQueries).collection(Number(id)), enabled: id !== undefined });
  const back = { href: paths.admin('brand/collections'), label: t('office.collection.back') };
  if (id === undefined)
    return (
      <Stack space="md">
        <span>
          <TextLink href={back.href}>{back.label}</TextLink>
        </span>
        <Screen title={t('office.collections.add')} text={t('office.collections.addText')} needs="owner">
          <OnlyFor right="owner">
            <CollectionEditor />
          </OnlyFor>
        </Screen>
      </Stack>
    );
  return (
    <FileFrame query={query} back={back}>
      {(collection) => (
        <Screen
          title={nameOf(collection)}
          actions={<Actions collection={collection} onTakeTheirs={() => setTaken((count) => count + 1)} />}
          needs="owner"
        >
          {!collection.is_archived && (
            <Stack space="xl">
              <Cover collection={collection} />
              <OnlyFor right="owner">
                <CollectionEditor key={`${collection.id} ${taken}`} collection={collection} />
              </OnlyFor>
              <ProductOrder collection={collection.id} />
            </Stack>
          )}
          {collection.is_archived && <Banner tone="info">{t('office.collection.archivedText')}</Banner>}
        </Screen>
      )}
    </FileFrame>
  );
}
