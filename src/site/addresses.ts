/** The addresses of the agency's three contacts and of the maps service. */
import { agency } from '../content/agency.ts';

export const phoneHref = `tel:${agency.phone}`;

export const emailHref = `mailto:${agency.email}`;

/** Returns the messaging service's address with a message ready, which the visitor can still change. */
export function messagingHref(message: string): string {
  return `https://wa.me/${agency.messaging.slice(1)}?text=${encodeURIComponent(message)}`;
}

const place = encodeURIComponent(agency.mapQuery);

export const mapsHref = `https://www.google.com/maps/search/?api=1&query=${place}`;

export const mapsFrameHref = `https://www.google.com/maps?q=${place}&output=embed`;
