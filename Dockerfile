# The site in one container: nginx for the pages, Node for /api, plain http on one port behind whatever ends TLS.
#   docker build --build-arg SITE_URL=https://www.linea.example -t linea-site .
# An image is for one SITE_URL: its pages are static and carry the address. deploy/CONTAINER.md says how to run it.
ARG BASE_IMAGE=node:24-bookworm-slim
ARG RUNTIME_IMAGE=debian:bookworm-slim

FROM ${BASE_IMAGE} AS build
ARG SITE_URL
RUN test -n "$SITE_URL" || { echo 'SITE_URL is missing: the pages carry the address, so the build needs it (--build-arg SITE_URL=https://…; in a panel: the variable SITE_URL, marked for the build).' >&2; exit 1; }
ARG HSTS_INCLUDE_SUBDOMAINS=
ENV NEXT_TELEMETRY_DISABLED=1 npm_config_update_notifier=false
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
# no package of the site needs a script of its own
RUN npm ci --include=dev --ignore-scripts --loglevel=error
COPY . .
RUN npm run --silent package -- --out /release --installed /srv/linea-site --runtime /tmp/linea-site

FROM ${RUNTIME_IMAGE}
# libatomic1: Node needs it on some processors
RUN apt-get update \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends nginx libstdc++6 libatomic1 \
  && rm -rf /var/lib/apt/lists/* /var/cache/apt /var/log/apt /var/log/dpkg.log /etc/nginx/sites-enabled \
  && install -d -o 10001 -g 10001 -m 700 /data /backups
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /release /srv/linea-site
COPY deploy/container /srv/linea-site/container
RUN ln -s /srv/linea-site/container/leads /usr/local/bin/leads && node --version

ARG SITE_URL
# DATA_DIR_NEEDS_VOLUME: what lies in the image's own folders is forgotten, and the site says so (lib/store/kept.ts).
# There is no VOLUME line: an engine would put a nameless one there, which is as good as none, and Railway refuses it.
# NODE_OPTIONS: with a limit of its own V8 collects early; without one it fills what the machine has before it does.
ENV NODE_ENV=production \
  NODE_OPTIONS=--max-old-space-size=256 \
  SITE_URL=${SITE_URL} \
  PORT=8080 \
  DATA_DIR=/data \
  DATA_DIR_NEEDS_VOLUME=true
USER 10001:10001
WORKDIR /srv/linea-site
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s CMD ["/srv/linea-site/container/healthy.sh"]
CMD ["/srv/linea-site/container/start.sh"]
