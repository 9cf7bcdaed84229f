export interface ReleaseOptions {
  /** the site's origin, as the build has it */
  siteUrl: string;
  /** where the release will lie; by default where it is written */
  installed?: string;
  /** Node's host and port */
  node?: string;
  /** what nginx listens on (port, or host:port), when that is not the origin's port */
  listen?: string;
  /** what it listens on for http beside https; by default port 80 */
  listenPlain?: string;
  /** folder of fullchain.pem and privkey.pem; by default certbot's */
  certificates?: string;
  /** addresses or networks of the proxies in front, which end TLS and add to X-Forwarded-For; by default none */
  behind?: string[];
  /**
   * Folder of `listen.conf`, `listen-default.conf` and `proxies.conf`, which whoever starts nginx writes: for a
   * container, which learns its port and the proxies in front of it when it starts. Then there is no TLS here.
   */
  runtime?: string;
  /** seconds that a CDN in front may keep a page; by default none */
  cdnSeconds?: number;
  /** brotli's, 0 to 11 */
  quality?: number;
}
/** Writes the release of the present build; resolves to its folder. */
export function writeRelease(folder: string, options: ReleaseOptions): Promise<string>;
