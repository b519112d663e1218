import { http, HttpResponse, type HttpHandler } from 'msw';

/** Where a story's account reports to. */
export const reporting = {
  analytics_id: 'aurora',
  analytics_url: 'https://events.example/collect',
  marketing_token: 'm1',
  marketing_url: 'https://marketing.example/conversions',
};

/** Answers the reports of a story's shop; `told` hears the body of each. */
export const reports = (told: (body: unknown) => void): HttpHandler[] =>
  [reporting.analytics_url, reporting.marketing_url].map((url) =>
    http.post(url, async ({ request }) => {
      told(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
