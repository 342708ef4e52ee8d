/** The speed of the shared link. */
export interface Shape {
  /** Kilobits per second. */
  kbps: number;
  /** Round trip in ms. */
  rtt: number;
}

/** An answer waiting to be sent over the link. */
export interface Answer {
  /** Sends status and headers. */
  start: () => void;
  write: (bytes: Buffer) => void;
  end: () => void;
  /** Whether the browser has aborted the request. */
  gone: () => boolean;
}

interface Job {
  answer: Answer;
  body: Buffer;
  sent: number;
  urgency: number;
}

/** Bytes per chunk: two packets, small enough to share the link fairly, large enough for Node's timers. */
const CHUNK_BYTES = 2920;
/** Overhead in bytes: frame and packet headers; with the first chunk also the HTTP headers. */
const OVERHEAD_BYTES = { first: 240, next: 40 };
/** Additional round trips of a connection's first request: TCP and TLS 1.3. */
const SETUP_ROUND_TRIPS = 2;

/**
 * Simulates a phone's link, shared by all answers of a server: a round trip per request, more for the first of a
 * connection, then the bytes at the link's rate. Urgent answers go first (`priority: u=`, RFC 9218), equally urgent
 * ones take turns. TCP slow start, DNS and packet loss are not modelled.
 */
export function createLink(): {
  /** Without a shape, everything is sent at once. */
  shape: (shape: Shape | undefined) => void;
  send: (connection: object, urgency: number, body: Buffer, answer: Answer) => void;
} {
  let shape: Shape | undefined;
  let jobs: Job[] = [];
  /** When the link has transferred everything given to it. */
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
    const chunk = job.body.subarray(job.sent, job.sent + CHUNK_BYTES);
    const bytes = chunk.length + (job.sent === 0 ? OVERHEAD_BYTES.first : OVERHEAD_BYTES.next);
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
      const trips = known.has(connection) ? 1 : 1 + SETUP_ROUND_TRIPS;
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
