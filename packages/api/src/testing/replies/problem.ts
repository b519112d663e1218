/** A refusal that says one sentence. */
export const problem = (sentence: string) => ({ message: sentence, detail: sentence });

export const notFound = { status: 404, data: problem('Not found.') } as const;
