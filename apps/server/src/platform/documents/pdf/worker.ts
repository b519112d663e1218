// A thread of its own that draws documents: fonts, pictures and compression take seconds that requests must not wait for.
import { parentPort, workerData } from 'node:worker_threads';
import PDFDocument from 'pdfkit';
import { drawDocument } from './draw.ts';
import type { FromWorker, PdfTask, ToWorker } from './messages.ts';
import { page } from './paper.ts';
import { createPictures } from './pictures.ts';
import type { PaperForm } from './pictures.ts';
import { createTypesetter } from './typesetter.ts';

const { document, look, title, language } = workerData as PdfTask;

const send = (message: FromWorker, transfer: ArrayBuffer[] = []): void => parentPort?.postMessage(message, transfer);

const waiting = new Map<number, (content: Uint8Array | undefined) => void>();
let asked = 0;

parentPort?.on('message', ({ picture, content }: ToWorker) => {
  waiting.get(picture)?.(content);
  waiting.delete(picture);
});

const read = (path: string, as?: PaperForm): Promise<Uint8Array | undefined> =>
  new Promise((resolve) => {
    asked += 1;
    waiting.set(asked, resolve);
    send({ picture: asked, path, as });
  });

const doc = new PDFDocument({
  autoFirstPage: false,
  size: [page.width, page.height],
  margin: 0,
  lang: language,
  displayTitle: true,
  pdfVersion: '1.7',
  info: { Title: title, Creator: 'Vitrine', Producer: 'Vitrine' },
});

doc.on('data', (chunk: Buffer) => {
  const bytes = new Uint8Array(chunk);
  send({ chunk: bytes }, [bytes.buffer]);
});
doc.on('end', () => {
  send({ done: true });
  parentPort?.close();
});

const paper = { doc, look, type: createTypesetter(doc, look), pictures: createPictures(doc, read) };
await drawDocument(paper, document, (progress) => send({ progress }));
doc.end();
