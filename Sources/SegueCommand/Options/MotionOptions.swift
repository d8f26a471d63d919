// `--duration`, `--damping` and `--velocity`, within what a scene may say.

import ArgumentParser

/// How a transition moves.
struct MotionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("How long it takes, each way.", valueName: "seconds"))
  var duration: Double?

  @Option(help: ArgumentHelp("Damping ratio of its spring.", valueName: "ratio"))
  var damping: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Initial velocity of its spring, in whole motions a second."))
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
