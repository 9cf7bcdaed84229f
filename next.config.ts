import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // libraries with native parts or file access of their own stay outside the server bundle
  serverExternalPackages: ['nodemailer', 'libsql', 'pg'],
};

export default nextConfig;
