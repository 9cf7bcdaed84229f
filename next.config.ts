import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // the whole style sheet is smaller than the round trip that fetching it would cost
    inlineCss: true,
  },
  turbopack: {
    resolveAlias: {
      // see there: the library's style element fits no policy
      'react-remove-scroll': './components/ui/scroll-lock.tsx',
    },
  },
  // libraries with native parts or file access of their own stay outside the server bundle
  serverExternalPackages: ['nodemailer'],
};

export default nextConfig;
