// The motion of a spring from 0 to 1, for drawing: m·x″ + c·x′ + k·(x − 1) = 0. What the picture shows is computed by Segue.

const threshold = 0.001;

/** A spring with mass, stiffness, damping coefficient, and initial velocity in distances per second. */
export class Spring {
  constructor({ mass = 1, stiffness, damping, velocity = 0 }) {
    this.frequency = Math.sqrt(stiffness / mass);
    this.ratio = damping / (2 * Math.sqrt(stiffness * mass));
    this.velocity = velocity;
  }

  /** The spring of UIKit's `usingSpringWithDamping`, which has settled at `duration`. */
  static settling({ duration, damping, velocity = 0 }) {
    const ratio = Math.max(1e-4, Math.min(1, damping));
    const frequency = settlingFrequency(ratio, Math.max(duration, 0.01), velocity);
    return new Spring({ stiffness: frequency ** 2, damping: 2 * ratio * frequency, velocity });
  }

  /** The fraction of the distance after `time` seconds. */
  value(time) {
    const { frequency, ratio, velocity } = this;
    if (ratio < 1) {
      const damped = frequency * Math.sqrt(1 - ratio ** 2);
      const sine = (ratio * frequency - velocity) / damped;
      return 1 - Math.exp(-ratio * frequency * time) * (Math.cos(damped * time) + sine * Math.sin(damped * time));
    }
    if (ratio === 1) return 1 - Math.exp(-frequency * time) * (1 + (frequency - velocity) * time);
    const root = Math.sqrt(ratio ** 2 - 1);
    const [slow, fast] = [-frequency * (ratio - root), -frequency * (ratio + root)];
    const share = (-fast - velocity) / (slow - fast);
    return 1 - share * Math.exp(slow * time) - (1 - share) * Math.exp(fast * time);
  }

  /** The time and the value of the first maximum; `null` if the motion never passes its end. */
  get peak() {
    if (this.ratio >= 1) return null;
    const damped = this.frequency * Math.sqrt(1 - this.ratio ** 2);
    const decay = this.ratio * this.frequency;
    const sine = (decay - this.velocity) / damped;
    // The derivative is e^(−decay·t)·(velocity·cos + (decay·sine + damped)·sin).
    let time = Math.atan2(-this.velocity, decay * sine + damped) / damped;
    if (time <= 1e-9) time += Math.PI / damped;
    return { time, value: this.value(time) };
  }

  /** The path of the motion in a box: `width` for `duration` seconds, and `height` from 1 (at 0) down to 0. */
  path(duration, width, height) {
    let text = "";
    for (let index = 0; index <= 120; index += 1) {
      const y = height * (1 - this.value((duration * index) / 120));
      text += `${index ? "L" : "M"}${((width * index) / 120).toFixed(2)} ${y.toFixed(2)}`;
    }
    return text;
  }
}

// The natural frequency at which the sine term has decayed to a thousandth at `duration`: Newton's method, as in
// the module SegueTiming, with the solution at rest if it does not converge.
function settlingFrequency(ratio, duration, velocity) {
  const swing = Math.sqrt(1 - ratio ** 2);
  const term = (frequency) => {
    const decay = Math.exp(-ratio * frequency * duration);
    if (ratio === 1) return (1 + (frequency - velocity) * duration) * decay;
    return ((ratio * frequency - velocity) / (frequency * swing)) * decay;
  };
  let frequency = 5 / duration;
  for (let round = 0; round < 60; round += 1) {
    const now = term(frequency);
    const slope = (term(frequency * 1.0001) - now) / (frequency * 0.0001);
    const next = frequency - (Math.abs(now) - threshold) / (now < 0 ? -slope : slope);
    if (!(next > 0) || !Number.isFinite(next)) break;
    const isDone = Math.abs(next - frequency) < 1e-9 * next;
    frequency = next;
    if (isDone) return frequency;
  }
  const rest = ratio === 1 ? 9.2334 / duration : Math.log(ratio / (threshold * swing)) / (ratio * duration);
  return rest > 0 ? rest : 10;
}
