# The site in one container: http at one port, for whatever ends TLS in front. One image is for every address: SITE_URL is
# read at the start. deploy/README.md says how it goes live.
ARG BASE_IMAGE=node:24-bookworm-slim
ARG RUNTIME_IMAGE=debian:bookworm-slim

FROM ${BASE_IMAGE} AS build
# Node's symbols are 18 MB that nothing reads
RUN apt-get update && apt-get install -y --no-install-recommends binutils && strip -o /node /usr/local/bin/node
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
# no package of the site needs a script of its own
RUN npm ci --include=dev --ignore-scripts --loglevel=error
COPY . .
# of what commit it is; some panels say it by themselves
ARG SOURCE_COMMIT
RUN NEXT_TELEMETRY_DISABLED=1 npm run --silent build && rm -rf .next/standalone/node_modules/@libsql/*-musl

FROM ${RUNTIME_IMAGE}
LABEL name=linea-site
# libatomic1: Node needs it on some processors. tini: the kernel keeps from a container's first program signals that it
# does not listen for yet
RUN apt-get update \
  && apt-get install -y --no-install-recommends libstdc++6 libatomic1 tini \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/log/apt /var/log/dpkg.log \
  && install -d -o 10001 -g 10001 -m 700 /data \
  && ln -s /site/start /usr/local/bin/leads
COPY --from=build /node /usr/local/bin/node
COPY --from=build /site/.next/standalone /site
COPY deploy/start /site/start

# One proxy in front says who the visitor is. DATA_DIR_NEEDS_VOLUME: what lies in the image's own folders is forgotten, and
# the site says so (lib/store/persistence.ts); a VOLUME line would only hide it. WAITS_WHEN_MISCONFIGURED: the log has the
# mistakes once, not at each restart. NODE_OPTIONS: V8 then collects early.
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-old-space-size=256 \
  PORT=3000 \
  TRUSTED_PROXY_HOPS=1 \
  DATA_DIR=/data \
  DATA_DIR_NEEDS_VOLUME=true \
  WAITS_WHEN_MISCONFIGURED=true
USER 10001:10001
WORKDIR /site
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", \
  "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "/site/start"]
CMD ["node", "server.js"]
