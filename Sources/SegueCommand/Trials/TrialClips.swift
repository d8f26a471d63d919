// The clips of a program's transitions, by the options that choose the transition and its screens.

import CoreGraphics
import SegueClips
import SegueDiagnostics
import SegueImages
import SegueScenes
import SegueStage
import SegueTrial

/// Makes clips of the transitions of this program.
@MainActor
struct TrialClips {
  let playing: TrialPlaying
  let registry: TrialRegistry
  /// Whether guesses are rehearsed in processes of their own.
  var isIsolated = false

  /// Returns the family that the options choose, or the first.
  func chosen() throws -> TrialFamily {
    let names = registry.families.map(\.name)
    guard let name = playing.className else {
      guard let first = registry.families.first else { throw UsageProblem("no transition found") }
      return overridden(first)
    }
    if let family = registry.family(named: name) { return overridden(family) }
    let advice = Suggestion.sentence(for: name, among: names)
    throw UsageProblem(
      "--class is '\(QuotedText.plain(name))'; expected \(names.count > 1 ? "one of " : "")"
        + names.joined(separator: ", ") + (advice.isEmpty ? "" : "." + advice))
  }

  /// Returns the family with the settings of the command line.
  private func overridden(_ family: TrialFamily) -> TrialFamily {
    var family = family
    if let kind = playing.kind.flatMap(TrialFamily.Kind.init) { family.kind = kind }
    return family
  }

  /// Returns a clip of a family in both directions.
  func clip(of family: TrialFamily, _ options: ClipOptions) throws -> Clip {
    registry.usesTouches = playing.finger != nil
    let library = registry.library
    if let scene = playing.scene {
      var document = try SceneSource.load(scene)
      document.script = document.script.map { $0.played(by: family.name, style: playing.style) }
      if let seed = playing.seed { document.seed = seed }
      return try Clip(document, options: options, transitions: library)
    }
    var script = try script(of: family)
    script.fingerArea = fingerArea(of: script)
    return try clip(of: script, options)
  }

  /// Returns the frame of the upper screen after it has been presented, or `nil` if no finger moves
  /// over it. A finger that drags a card away begins on the card, which may be lower than the screen.
  private func fingerArea(of script: TrialScript) -> CGRect? {
    guard script.finger != nil, script.interactive != nil, script.family.kind == .modal else {
      return nil
    }
    var script = script
    (script.finger, script.interactive, script.isForwardOnly) = (nil, nil, true)
    // What fails here fails again when the transition is played, and is reported then.
    guard let clip = try? clip(of: script, ClipOptions()), let length = try? clip.stage.length(),
      let nodes = try? clip.stage.inspect(
        at: clip.time(ofFrame: max(0, Int(length.seconds * clip.rate.framesPerSecond) - 2)))
    else { return nil }
    return nodes.last { $0.kind == .screen && $0.id == "to" }?.frame
  }

  private func script(of family: TrialFamily) throws -> TrialScript {
    TrialScript(
      family: family, interactive: try interactive(family), finger: playing.finger,
      style: playing.style?.rawValue ?? family.style, seed: playing.seed ?? 0)
  }

  /// Returns a small clip that is not shown.
  func rehearsal(of family: TrialFamily, isForwardOnly: Bool) throws -> Clip {
    registry.usesTouches = playing.finger != nil
    var script = try script(of: family)
    script.isForwardOnly = isForwardOnly
    var options = ClipOptions()
    options.height = PixelLength(Self.rehearsalHeight)
    return try clip(of: script, options)
  }

  /// The height of a rehearsal in pixels.
  private static let rehearsalHeight = 168

  private func clip(of script: TrialScript, _ options: ClipOptions) throws -> Clip {
    let library = registry.library(for: script.family)
    guard let from = playing.from, let to = playing.to else {
      return try Clip(
        try script.document(), options: options, transitions: library)
    }
    let pair = try ImagePair(from: from, to: to)
    let scale = pair.usualScale
    let document = try script.document(
      width: Double(pair.first.width) / scale, height: Double(pair.first.height) / scale,
      scale: scale)
    return try Clip(
      try options.applied(to: document), images: pair.images, transitions: library)
  }

  private func interactive(_ family: TrialFamily) throws(UsageProblem) -> ProgressScript? {
    guard let text = playing.interactive ?? family.interactive else { return nil }
    return try ProgressScript(text)
  }
}

extension SceneStep {
  /// Returns the step with the transition called `name` for every animated move.
  fileprivate func played(by name: String, style: PresentationStyle?) -> SceneStep {
    guard var move, move.isAnimated else { return self }
    if case .present(_, let own, let from) = action, let style, own == nil {
      var step = self
      step.action = .present(move, style: style, from: from)
      return step.played(by: name, style: nil)
    }
    move.transition = TransitionUse(
      name: Located(name, at: verb.position, keyPath: "\(verb.keyPath).transition"))
    return with(move)
  }
}
