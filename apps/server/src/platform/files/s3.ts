import type { S3Client } from '@aws-sdk/client-s3';
import { checkKey } from './files.ts';
import type { Files } from './files.ts';

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
      }),
  );
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  return {
    put: async (key, content, contentType) => {
      const { PutObjectCommand } = await sdk;
      await (await client).send(new PutObjectCommand({ ...at(key), Body: content, ContentType: contentType }));
    },
    get: async (key) => {
      const { GetObjectCommand } = await sdk;
      try {
        const { Body } = await (await client).send(new GetObjectCommand(at(key)));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (missing(error)) return undefined;
        throw error;
      }
    },
    remove: async (key) => {
      const { DeleteObjectCommand } = await sdk;
      await (await client).send(new DeleteObjectCommand(at(key)));
    },
    exists: async (key) => {
      const { HeadObjectCommand } = await sdk;
      try {
        await (await client).send(new HeadObjectCommand(at(key)));
        return true;
      } catch (error) {
        if (missing(error)) return false;
        throw error;
      }
    },
    url: (key) => `/media/files/${checkKey(key)}`,
  };
};
