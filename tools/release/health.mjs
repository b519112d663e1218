// node health.mjs: ends with 0 when the server of this machine answers.
const { PORT = '3000' } = process.env;
const answer = await fetch(`http://127.0.0.1:${PORT}/healthz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
