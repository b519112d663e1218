import { parse } from 'content-disposition';

/** The answer as a file under the name the server gave it. */
export const readFile = async (response: Response): Promise<File> => {
  const { filename = 'download' } = parse(response.headers.get('content-disposition') ?? 'attachment').parameters;
  return new File([await response.blob()], filename, { type: response.headers.get('content-type') ?? '' });
};
