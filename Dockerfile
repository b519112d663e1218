# docker build -t vitrine .     docker run -p 3000:3000 -v vitrine:/data --read-only --tmpfs /tmp vitrine
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm run build:release && mkdir /empty

# No shell, no package manager, no build tools.
FROM gcr.io/distroless/nodejs24-debian12:nonroot
COPY --from=build /src/dist/release/vitrine /opt/vitrine
WORKDIR /opt/vitrine
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    NODE_COMPILE_CACHE=/tmp/vitrine
# Uid 65532. An empty volume takes the owner of this folder.
COPY --from=build --chown=65532:65532 --chmod=700 /empty /data
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD ["/nodejs/bin/node", "health.mjs"]
CMD ["server.mjs"]
