import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey, isKey } from './files.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Files } from './files.ts';

/** The service, not the request, is at fault: worth a later try. */
const isDown = (error: unknown): boolean => error instanceof Error && '$fault' in error && error.$fault === 'server';

const down = () => new Refusal(503, 'The file store does not answer. Please try again.', { retry_after: 5 });

const missing = (error: unknown): boolean => error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** Files in a bucket of an S3-compatible service: `s3://bucket?region=…&endpoint=…`. Credentials come from the AWS variables. */
export const s3Files = (address: string): Files => {
  const { hostname: bucket, searchParams } = new URL(address);
  const endpoint = searchParams.get('endpoint') ?? undefined;
  // The client is large; who keeps files on disk does not load it.
  const sdk = import('@aws-sdk/client-s3');
  const client: Promise<S3Client> = sdk.then(
    ({ S3Client: Client }) =>
      new Client({
        region: searchParams.get('region') ?? 'us-east-1',
        endpoint,
        forcePathStyle: endpoint !== undefined,
        requestHandler: { connectionTimeout: 3000, requestTimeout: 20_000 },
      }),
  );
  const send: S3Client['send'] = async (command: never) =>
    (await client).send(command).catch((error: unknown) => {
      throw isDown(error) ? down() : error;
    });
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  return {
    put: async (key, content, contentType) => {
      const { PutObjectCommand } = await sdk;
      await send(new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }));
    },
    get: async (key) => {
      const { GetObjectCommand } = await sdk;
      try {
        const { Body } = await send(new GetObjectCommand(at(key)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      const { DeleteObjectCommand } = await sdk;
      await send(new DeleteObjectCommand(at(key)));
    },
    exists: async (key) => {
      const { HeadObjectCommand } = await sdk;
      try {
        await send(new HeadObjectCommand(at(key)));
        return true;
      } catch (error) {
        if (missing(error)) return false;
        throw error;
      }
    },
    list: async function* () {
      const { ListObjectsV2Command } = await sdk;
      let from: string | undefined;
      do {
        const page = await send(new ListObjectsV2Command({ Bucket: bucket, ContinuationToken: from }));
        for (const { Key: key } of page.Contents ?? []) if (key !== undefined && isKey(key)) yield key;
        from = page.NextContinuationToken;
      } while (from !== undefined);
    },
    url: (key) => `/media/files/${checkKey(key)}`,
  };
};
