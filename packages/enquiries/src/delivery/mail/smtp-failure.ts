import type { NodemailerError } from 'nodemailer';
import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
  UnclearDeliveryError,
} from '../delivery-errors.ts';

/** Failures of the place itself: no such host, nobody listening, no TLS, not these credentials, not this setting. */
const faultCodes = new Set(['EDNS', 'ETLS', 'EREQUIRETLS', 'ENOAUTH', 'EOAUTH2', 'ECONFIG', 'EPROXY']);
const unreachable = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EACCES',
]);
const certificate = /CERT|TLS|SSL|SELF_SIGNED|^EPROTO$|UNABLE_TO/;
const broken = new Set(['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EPROTOCOL', 'ECONNRESET', 'EPIPE', 'EABORT']);
/** 530 authentication required, 534 and 538 a stronger mechanism or encryption required, 535 credentials invalid. */
const credentialReplies = new Set([530, 534, 535, 538]);
/** 523 and 552: the message is too large. The only permanent replies to MAIL FROM that are about the message. */
const sizeReplies = new Set([523, 552]);

/**
 * A mailbox that is full is emptied one day. 552 to RCPT TO is what older servers say for it, or for too many recipients, and is
 * to be taken for 452 (RFC 5321, sections 4.5.3.1.10 and 4.2.4; RFC 3463, X.2.2).
 */
function isFullMailbox(error: NodemailerError): boolean {
  const enhanced = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(error.response ?? '')?.[0];
  return enhanced === '5.2.2' || (error.responseCode === 552 && error.command === 'RCPT TO');
}

/** Reply code and command only: the server's own words repeat addresses. */
function wordsFor(error: NodemailerError): string {
  const enhanced = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(error.response ?? '')?.[0];
  const reply = error.responseCode ? [error.responseCode, enhanced].filter(Boolean).join(', ') : '';
  const what = reply || error.originalCode || error.timeoutType || error.code || 'no code';
  return error.command && error.command !== 'CONN' && error.command !== 'API'
    ? `${what} to ${error.command}`
    : what;
}

/**
 * What a failed SMTP delivery means for its job (enquiry contract, "Delivery rules"; RFC 5321, section 4.2.1):
 * 4xx and lost connections are tried again, 5xx ends this message, and what would refuse every message opens the circuit.
 *
 * A permanent refusal of MAIL FROM, of the greeting or of EHLO is about our sender or our host, the same for every mail, so
 * it counts as the destination's fault: no enquiry dies because of a wrong `MAIL_FROM`.
 *
 * An end without a no, after the whole message was given to the connection, leaves open whether the server took it.
 *
 * @param whole whether all of the message was given to the connection
 * @returns one of the delivery errors, or `error` itself when it is none of nodemailer's
 */
export function smtpFailure(error: NodemailerError, whole: boolean): Error {
  const words = wordsFor(error);
  const reply = error.responseCode;
  const options = { cause: error.code };
  const isNo = reply !== undefined && reply >= 400 && reply < 600;
  if (whole && !isNo) {
    return new UnclearDeliveryError(
      `The mail server was given the whole mail and did not say whether it took it (${words}).`,
      options,
    );
  }
  if (reply && ((reply >= 400 && reply < 500) || (reply >= 500 && isFullMailbox(error)))) {
    return new RetryableDeliveryError(`The mail server asked to try later (${words}).`, options);
  }
  if (error.code === 'EAUTH' || (reply && credentialReplies.has(reply))) {
    return new DestinationFaultError(`The mail server refused the credentials (${words}).`, options);
  }
  if (faultCodes.has(error.code ?? '') || certificate.test(error.originalCode ?? '')) {
    return new DestinationFaultError(`The mail server cannot be used (${words}).`, options);
  }
  if (unreachable.has(error.originalCode ?? error.code ?? '')) {
    return new DestinationFaultError(`The mail server cannot be reached (${words}).`, options);
  }
  if (reply && reply >= 500 && reply !== 503) {
    const early = error.command === 'CONN' || error.command === 'EHLO' || error.command === 'HELO';
    if (early || (error.command === 'MAIL FROM' && !sizeReplies.has(reply))) {
      return new DestinationFaultError(`The mail server refuses this sender (${words}).`, options);
    }
    return new RejectedDeliveryError(`The mail server refused this message (${words}).`, options);
  }
  if (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') {
    return new RejectedDeliveryError(`The mail server refused this message (${words}).`, options);
  }
  if (reply === 503 || broken.has(error.code ?? '') || error.name === 'AbortError') {
    return new RetryableDeliveryError(`The connection to the mail server was lost (${words}).`, options);
  }
  return error;
}
