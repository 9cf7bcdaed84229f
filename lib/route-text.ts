/** Fills in `{service}` and `{request}`. */
export function routeText(template: string, note: { service: string; request: string }): string {
  const { service, request } = note;
  return template.replace('{service}', service).replace('{request}', () => request);
}
