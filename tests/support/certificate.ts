/** A self-signed certificate for ftp.test and localhost, valid until 2120. It is for tests alone: its key is public. */
import tls from 'node:tls';
import { onTestFinished, vi } from 'vitest';

export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6k0QgyAz5625kVMi
jp2HGUpiZVZE5RREco/sucRSbvShRANCAAQm9LSZRU4R2Thj8qzRN7wizCTSA+KM
aNrOBsUpluaNU2VGMMFVysMwkknfsIL/AIEc6+8ZG9ohVNIp1qyaW07P
-----END PRIVATE KEY-----
`;

export const certificate = `-----BEGIN CERTIFICATE-----
MIIBaTCCAQ+gAwIBAgIBATAKBggqhkjOPQQDAjATMREwDwYDVQQDDAhmdHAudGVz
dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowEzERMA8GA1UEAwwI
ZnRwLnRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQm9LSZRU4R2Thj8qzR
N7wizCTSA+KMaNrOBsUpluaNU2VGMMFVysMwkknfsIL/AIEc6+8ZG9ohVNIp1qya
W07Po1IwUDAeBgNVHREEFzAVgghmdHAudGVzdIIJbG9jYWxob3N0MA8GA1UdEwEB
/wQFMAMBAf8wHQYDVR0OBBYEFHUObHGFGBjCdAPrPCWXL9jp6t7oMAoGCCqGSM49
BAMCA0gAMEUCIQC5X4NpyeayDdIr/DHlHo9wdyiwRabp0qHP7pEVfsZCvAIgehhu
tjw3TBXT+eAox8wv8ZHTbUg/+6cSE00pxifI83A=
-----END CERTIFICATE-----
`;

/** Makes this process trust the certificate until the test ends. */
export function trustCertificate(): void {
  const { createSecureContext } = tls;
  const trusting = vi.spyOn(tls, 'createSecureContext');
  trusting.mockImplementation((options) => createSecureContext({ ...options, ca: certificate }));
  onTestFinished(() => trusting.mockRestore());
}
