/**
 * What machines that visit pages have in their `User-Agent`, as one expression that JavaScript and nginx (PCRE) read alike,
 * without regard to case: search engines, previews in chats and social networks, monitors, archives, libraries, browsers
 * without a window. A machine that claims to be a browser is not found by it.
 */
export const machinePattern = [
  // not the telephones of Cubot
  '(?<!cu)bot(?:\\b|_)|crawl|spider|slurp|archive|preview|monitor|uptime|check|scan|probe|fetch|feed|search|validator',
  'facebookexternalhit|^whatsapp/|embedly|headless|phantom|selenium|puppeteer|playwright|lighthouse|pagespeed|gtmetrix',
  'pingdom|curl|wget|httpie|python|^java/|perl/|^php|^ruby|okhttp|go-http|axios|undici|http-?client|libwww|scrapy',
  'gpt|claude|anthropic|perplexity|bytespider|ahrefs|semrush|mj12|dataprovider|https?://',
].join('|');
