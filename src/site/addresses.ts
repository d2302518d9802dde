/** The addresses of the agency's three contacts and of the maps service. */
import type { Agency } from '../schemas/content.ts';

export function phoneHref({ phone }: Agency): string {
  return `tel:${phone}`;
}

export function emailHref({ email }: Agency): string {
  return `mailto:${email}`;
}

/** Returns the messaging service's address with a message ready, which the visitor can still change. */
export function messagingHref({ messaging }: Agency, message: string): string {
  return `https://wa.me/${messaging.slice(1)}?text=${encodeURIComponent(message)}`;
}

export function mapsHref({ mapQuery }: Agency): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery)}`;
}

export function mapsFrameHref({ mapQuery }: Agency): string {
  return `https://www.google.com/maps?q=${encodeURIComponent(mapQuery)}&output=embed`;
}
