import { useQueryClient } from '@tanstack/react-query';
import type { CallData, VitrineContract } from '@vitrine/api';
import { ApiError } from '@vitrine/api/client';
import type { FileProblem, ImportColumn, ImportConfirmation, ImportStep } from '@vitrine/ui/commerce/cart/ImportWizard';
import { useRef, useState } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import {
  toCheckedStep,
  toChoices,
  toColumnsStep,
  toAdjustedRows,
  toUses,
  unitsAfter,
} from '../../mappers/importing.ts';
import { cartKeys } from '../../../shared/queries/cart.ts';
import { useServices } from '../../../shared/queries/services.ts';
import { keepRemoval } from '../cart/removals.ts';
import { useToast } from '../../../shared/connected/toasts.tsx';
import { useTranslate } from '../../../shared/connected/useTranslate.ts';

type Preview = CallData<VitrineContract['drafts']['preImport']>;

/** A file or pasted rows, and what their columns hold if the buyer has said so. */
interface Sent {
  name: string;
  of: { file: File } | { pasted: File };
  uses?: ReturnType<typeof toUses>;
  /** The sheet of the file that the buyer has chosen. */
  sheet?: string;
}

export interface ImportTarget {
  sellerId: number;
  /** For a sheet that does not name its price list. */
  pricelistId: number | null;
}

const start: ImportStep = { at: 'file' };

/** What the server said of a file or of pasted rows; null when it said nothing of it. */
const problemOf = (error: unknown, isPasted: boolean): FileProblem | null => {
  if (!(error instanceof ApiError)) return null;
  const { status, fields, message } = error;
  if (status === 403) return { kind: 'notAllowed', message };
  if (status === 413) return { kind: 'tooLarge' };
  if (isPasted) return fields['file'] ? { kind: 'pasted', reason: fields['file'][0] ?? '' } : null;
  // The sentence begins with the title of the notice.
  return fields['file'] ? { kind: 'invalid', reason: fields['file'][0]?.replace(/^[^!]*! /, '') } : null;
};

/** An import from the file to the cart: each step, and what leads from one to the next (S-093, S-094, S-095, S-096, S-097). */
export const useImport = ({ sellerId, pricelistId }: ImportTarget) => {
  const t = useTranslate();
  const show = useToast();
  const services = useServices();
  const { client } = services;
  const queryClient = useQueryClient();
  const [step, setStep] = useState<ImportStep>(start);
  const [preview, setPreview] = useState<Preview | null>(null);
  const reading = useRef<AbortController>(undefined);
  const rows = useRef<string>(undefined);
  const sent = useRef<Sent>(undefined);

  const fail = (error: unknown): void =>
    setStep({ at: 'failed', message: error instanceof ApiError ? error.message : t('app.error.offline') });

  const check = async ({ of, uses, sheet, name }: Sent, signal: AbortSignal, hasChanged: boolean): Promise<void> => {
    const body = {
      seller_id: sellerId,
      ...of,
      uses,
      sheet,
      ...(pricelistId !== null && { pricelist_id: pricelistId }),
    };
    const { data } = await client.drafts.preImport({ body, signal });
    setPreview(data);
    const next = toCheckedStep(data, name, t);
    setStep(hasChanged && next.at === 'preview' ? { ...next, hasChanged } : next);
  };

  const begin = (what: Sent, hasChanged = false): void => {
    const turn = new AbortController();
    reading.current = turn;
    sent.current = what;
    setStep({ at: 'checking', file: what.name });
    check(what, turn.signal, hasChanged).catch((error: unknown) => {
      if (turn.signal.aborted) return;
      const problem = problemOf(error, 'pasted' in what.of);
      if (problem) setStep({ at: 'file', problem, pasted: rows.current });
      else fail(error);
    });
  };

  const confirm = async (
    checked: Preview,
    name: string,
    { createNewCart, choices }: ImportConfirmation,
  ): Promise<void> => {
    const drafts = checked.purchase_order_drafts;
    const { data } = await client.drafts.confirmImport({
      body: {
        purchase_order_drafts: drafts.map(({ id }) => ({ id })),
        create_new_cart: createNewCart,
        ...(choices && { choices: toChoices(choices) }),
      },
    });
    for (const { id, seller } of drafts)
      keepRemoval(services, {
        id,
        at: new Date().toISOString(),
        brand: seller.name,
        imported: name,
        cart: data.data.id,
      });
    await queryClient.invalidateQueries({ queryKey: cartKeys.all });
    setStep({
      at: 'done',
      outcome: data.data.outcome,
      href: paths.cart(data.data.id),
      products: drafts.reduce((sum, { products }) => sum + products, 0),
      units: unitsAfter(checked, choices ?? {}),
      ...(data.data.outcome === 'updated' && { changes: data.data.changes, products: data.data.products }),
      rows: toAdjustedRows(checked, t),
    });
  };

  const onFile = ({ file }: { file: File }): void => begin({ name: file.name, of: { file } });

  const onPaste = ({ text }: { text: string }): void => {
    rows.current = text;
    begin({ name: t('import.pasted'), of: { pasted: new File([text], 'rows.txt', { type: 'text/plain' }) } });
  };

  const onConfirm = (confirmation: ImportConfirmation): void => {
    if (!preview) return;
    const file = 'file' in step ? step.file : '';
    setStep({ at: 'importing', file });
    confirm(preview, file, confirmation).catch((error: unknown) => {
      // The cart was changed since the check: compared again, the buyer sees how.
      if (error instanceof ApiError && error.status === 409 && sent.current) begin(sent.current, true);
      else fail(error);
    });
  };

  const onSheet = ({ sheet }: { sheet: string }): void => {
    if (sent.current) begin({ ...sent.current, sheet });
  };

  const onColumns = ({ columns }: { columns: readonly ImportColumn[] }): void => {
    if (sent.current) begin({ ...sent.current, uses: toUses(columns) });
  };

  const onChangeColumns = (): void => {
    if (preview?.layout && 'file' in step) setStep(toColumnsStep(preview.layout, step.file));
  };

  const onForgetColumns = (): void => {
    const layout = preview?.layout;
    if (!layout || layout.id === null || !('layout' in step)) return;
    const forgotten = { ...preview, layout: { ...layout, id: null, state: 'read' as const } };
    client.drafts
      .forgetLayout({ params: { layout: layout.id } })
      .then(() => {
        setPreview(forgotten);
        setStep(toCheckedStep(forgotten, step.file, t));
        show({ message: t('import.layout.forgotten') });
      })
      .catch((error: unknown) =>
        show({ tone: 'critical', message: error instanceof ApiError ? error.message : t('app.error.offline') }),
      );
  };

  const restart = (): void => {
    reading.current?.abort();
    setPreview(null);
    setStep({ at: 'file', pasted: rows.current });
  };

  const [draft] = preview?.purchase_order_drafts ?? [];
  return {
    step,
    reasons: preview?.reasons ?? null,
    draft: draft?.id ?? null,
    onFile,
    onPaste,
    onConfirm,
    onSheet,
    onColumns,
    onChangeColumns,
    onForgetColumns,
    onAnother: restart,
    onCancel: restart,
  };
};
