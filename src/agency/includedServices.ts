/** Which services the price includes. */
import type { Package } from './prices.ts';
import type { Facts } from './schemas/content.ts';
import { serviceOfFee, type KnownService } from './schemas/priceNames.ts';

/** Whether the price is said not to include a service. If nobody has said, it is neither excluded nor included. */
export function isExcluded({ services }: Pick<Package, 'services'>, name: KnownService): boolean {
  return services[name] === 'notIn';
}

/** Returns the services that are in the price, or those that are not. Unknown ones are neither. */
export function servicesThatAre(where: 'in' | 'notIn', { services }: Package): string[] {
  return Object.keys(services).filter((name) => services[name] === where);
}

/** Returns the fees that are never paid back and that the price may include: nobody has paid the others. */
export function feesInPrice({ policy, package: offer }: Facts): string[] {
  return policy.refund.nonRefundable.filter(
    (fee) => offer.services[serviceOfFee[fee] ?? fee] !== 'notIn',
  );
}
