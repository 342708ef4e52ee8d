/** How fast the shared line is. */
export interface Shape {
  /** Kilobits a second. */
  kbps: number;
  /** Round trip in ms. */
  rtt: number;
}

/** An answer that waits for its bytes to be let through. */
export interface Answer {
  /** Sends status and headers. */
  start: () => void;
  write: (bytes: Buffer) => void;
  end: () => void;
  /** Whether the browser has hung up. */
  gone: () => boolean;
}

interface Job {
  answer: Answer;
  body: Buffer;
  sent: number;
  urgency: number;
}

/** Two packets at a time: fine enough to share the line fairly, coarse enough for Node's timers. */
const CHUNK = 2920;
/** Bytes that travel beside the content: frames and packet heads; with the first chunk also the headers. */
const OVERHEAD = { first: 240, next: 40 };
/** Round trips of a connection's first request before its own: TCP, and TLS 1.3. */
const SETUP = 2;

/**
 * One line that all answers of a server share, as a phone has it: a round trip for each request, more for the
 * first of a connection, then the bytes at the rate of the line. What the browser calls urgent goes first
 * (`priority: u=`, RFC 9218), equals take turns. TCP slow start, name look-up and loss are not modelled.
 */
export function createLink(): {
  /** Without a shape everything is sent at once. */
  shape: (shape: Shape | undefined) => void;
  send: (connection: object, urgency: number, body: Buffer, answer: Answer) => void;
} {
  let shape: Shape | undefined;
  let jobs: Job[] = [];
  /** When the line has carried what was given to it. */
  let free = 0;
  let timer: NodeJS.Timeout | undefined;
  const known = new WeakSet<object>();

  function pump(): void {
    if (timer) return;
    for (;;) {
      jobs = jobs.filter(({ answer }) => !answer.gone());
      const job = nextJob(jobs);
      if (!job) return;
      const wait = free - performance.now();
      if (wait > 1) {
        timer = setTimeout(() => {
          timer = undefined;
          pump();
        }, wait);
        return;
      }
      carry(job);
    }
  }

  function carry(job: Job): void {
    const chunk = job.body.subarray(job.sent, job.sent + CHUNK);
    const bytes = chunk.length + (job.sent === 0 ? OVERHEAD.first : OVERHEAD.next);
    job.sent += chunk.length;
    const kbps = shape?.kbps ?? Infinity;
    free = Math.max(performance.now(), free) + (bytes * 8) / kbps;
    job.answer.write(chunk);
    if (job.sent < job.body.length) return;
    job.answer.end();
    jobs = jobs.filter((other) => other !== job);
  }

  return {
    shape(next) {
      shape = next;
      free = 0;
    },
    send(connection, urgency, body, answer) {
      const trips = known.has(connection) ? 1 : 1 + SETUP;
      known.add(connection);
      const begin = () => {
        if (answer.gone()) return;
        answer.start();
        jobs.push({ answer, body, sent: 0, urgency });
        pump();
      };
      if (shape) setTimeout(begin, shape.rtt * trips);
      else begin();
    },
  };
}

function nextJob(jobs: Job[]): Job | undefined {
  return jobs.reduce<Job | undefined>((best, job) => {
    if (!best || job.urgency < best.urgency) return job;
    return job.urgency === best.urgency && job.sent < best.sent ? job : best;
  }, undefined);
}
