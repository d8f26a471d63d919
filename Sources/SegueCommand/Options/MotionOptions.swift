// `--duration`, `--damping` and `--velocity`, within the limits of a scene.

import ArgumentParser

/// The options for the motion of a transition.
struct MotionOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The duration of the transition in each direction.", valueName: "seconds"))
  var duration: Double?

  @Option(help: ArgumentHelp("The damping ratio of the transition's spring.", valueName: "ratio"))
  var damping: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The initial velocity of the transition's spring, in total distances per second."))
  var velocity: Double?

  mutating func validate() throws {
    if let duration, !(duration >= 0 && duration <= 3600) {
      throw ValidationError("--duration is \(duration); expected 0…3600 seconds")
    }
    if let damping, !(damping > 0 && damping <= 1) {
      throw ValidationError("--damping is \(damping); expected more than 0 and at most 1")
    }
    if let velocity, !(abs(velocity) <= 1000) {
      throw ValidationError("--velocity is \(velocity); expected -1000…1000")
    }
  }
}
