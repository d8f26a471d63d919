// What to do where a transition requires screens that a trial does not have.

import SegueClips
import SegueDiagnostics
import SegueTrial

/// The message about the screens that a transition requires.
struct TrialDemand {
  private let family: TrialFamily
  private let command: TryCommand

  init(_ family: TrialFamily, _ command: TryCommand) {
    (self.family, self.command) = (family, command)
  }

  /// What the transition requires, with the way to provide it; `nil` if the screens of the trial have
  /// everything.
  var diagnostic: Diagnostic? {
    family.demand.map { demand in
      let advice = family.demandedClasses.isEmpty ? adviceOnProtocols : adviceOnClasses
      return Diagnostic(.error, "\(family.name) requires \(demand)\(advice)")
    }
  }

  private var adviceOnProtocols: String {
    "; expected a stub that provides them: \(stub) with extension TrialScreen: … { … }"
  }

  /// An extension makes a screen of the trial conform to a protocol, and never an object of another
  /// class. Screens of a class are created where its initializers, or a stub, allow it.
  private var adviceOnClasses: String {
    guard !family.otherScreens.isEmpty else {
      let extensions = family.demandedClasses.map {
        "extension \($0) { static func make() -> \($0) { … } }"
      }
      return "; expected a stub that creates them: \(stub) with "
        + extensions.joined(separator: " and ")
    }
    guard triesScreensOfFiles else {
      return ", which segue creates only without --scene and without an interactive script; "
        + "expected neither, or the app itself: segue run PROJECT"
    }
    return ", and does not run with those that segue can create; expected the app itself, which "
      + "has their data: segue run PROJECT"
  }

  /// A Boolean value that indicates whether the transition has been tried between screens of the
  /// files: see `TrialClips.settled(_:)`.
  private var triesScreensOfFiles: Bool {
    command.playing.scene == nil && command.playing.interactive == nil && family.interactive == nil
  }

  /// The file in which the stub is expected.
  private var stub: String {
    guard let path = command.trial.stub else { return "--stub FILE" }
    let name = QuotedText.escaped(path)
    return OutputChecks.fileIdentity(path) == nil ? "\(name), which does not exist," : name
  }
}
