export interface ReleaseOptions {
  /** the site's origin, as the build has it */
  siteUrl: string;
  /** where the release will lie; by default where it is written */
  installed?: string;
  /** Node's host and port */
  node?: string;
  /** what nginx listens on, when that is not the origin's port */
  listen?: string;
  /** brotli's, 0 to 11 */
  quality?: number;
}
/** Writes the release of the present build; resolves to its folder. */
export function writeRelease(folder: string, options: ReleaseOptions): Promise<string>;
