import type { HospitalityContent } from '@/content/types';

/** What the service connects to, by logo. */
export const integrations: HospitalityContent['integrations'] = {
  title: 'Si collega ai programmi che usi già.',
  lead: 'Direttamente, dal channel manager o dalle email: si verifica prima del preventivo.',
  items: [
    { name: 'WhatsApp', image: 'whatsapp', alt: 'Logo di WhatsApp' },
    { name: 'Google', image: 'google', alt: 'Logo di Google' },
    { name: 'Oracle OPERA', image: 'oracle', alt: 'Logo di Oracle OPERA' },
    { name: 'Mews', image: 'mews', alt: 'Logo di Mews' },
    { name: 'Booking.com', image: 'booking', alt: 'Logo di Booking.com' },
    { name: 'Expedia', image: 'expedia', alt: 'Logo di Expedia' },
    { name: 'Airbnb', image: 'airbnb', alt: 'Logo di Airbnb' },
  ],
};
