import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { matchNames } from './match.ts';
import { findByNames } from './repository.ts';
import { replacePicture } from './replace.ts';
import { addPicture, arrange, openPictures } from './service.ts';

/** Pictures of a brand's products, for its own people. */
export const brandPictureRoutes = implement(contract.brandPictures, {
  list: async ({ scope, params }) => ({ status: 200, data: { data: await openPictures(asSeller(scope), params.id) } }),
  match: async ({ scope, body: { names } }) => ({
    status: 200,
    data: { data: matchNames(names, await findByNames(asSeller(scope), names)) },
  }),
  add: async ({ scope, params, body, request }) => ({
    status: 201,
    data: {
      data: await addPicture(asSeller(scope), request.server.platform.files, params.id, {
        picture: body.picture,
        variationId: body.variation_id ?? null,
      }),
    },
  }),
  replace: async ({ scope, params, body, request }) => ({
    status: 200,
    data: { data: await replacePicture(asSeller(scope), request.server.platform.files, params, body) },
  }),
  arrange: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await arrange(asSeller(scope), params.id, body) },
  }),
});
