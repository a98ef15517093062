import type { ServerResponse } from 'node:http';
import { answerJson } from './plain-answer.ts';

/** Problem details for HTTP APIs (RFC 9457). */
export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
  readonly ticket?: string;
  /** Which of the desk's refusals it is, and the message it kept all the same. */
  readonly code?: string;
  readonly message?: string;
}

/** @param retryAfterSeconds becomes `Retry-After` */
export function answerProblem(response: ServerResponse, problem: Problem, retryAfterSeconds?: number): void {
  answerJson(
    response,
    problem.status,
    { type: 'about:blank', ...problem },
    {
      'Content-Type': 'application/problem+json',
      ...(retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }),
    },
  );
}
