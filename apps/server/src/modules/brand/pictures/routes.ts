import { contract } from '@vitrine/api';
import { asSeller } from '../../../domain/scope.ts';
import { implement } from '../../../platform/routes.ts';
import { matchFiles } from './match.ts';
import { findByNames, findStored } from './repository.ts';
import { replacePicture } from './replace.ts';
import { addPicture, arrange, openPictures } from './service.ts';

/** Pictures of a brand's products, for its own people. */
export const brandPictureRoutes = implement(contract.brandPictures, {
  list: async ({ scope, params }) => ({ status: 200, data: { data: await openPictures(asSeller(scope), params.id) } }),
  match: async ({ scope: asking, body: { files } }) => {
    const scope = asSeller(asking);
    const products = await findByNames(
      scope,
      files.map(({ name }) => name),
    );
    const stored = await findStored(
      scope,
      files.flatMap(({ hash }) => hash ?? []),
    );
    return { status: 200, data: { data: matchFiles(files, products, stored) } };
  },
  add: async ({ scope, params, body, request }) => {
    const { pictures, isAdded } = await addPicture(asSeller(scope), request.server.platform.files, params.id, {
      picture: body.picture,
      variationId: body.variation_id ?? null,
    });
    return { status: isAdded ? 201 : 200, data: { data: pictures } };
  },
  replace: async ({ scope, params, body, request }) => ({
    status: 200,
    data: { data: await replacePicture(asSeller(scope), request.server.platform.files, params, body) },
  }),
  arrange: async ({ scope, params, body }) => ({
    status: 200,
    data: { data: await arrange(asSeller(scope), params.id, body) },
  }),
});
