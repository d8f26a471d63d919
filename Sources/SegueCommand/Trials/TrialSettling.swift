// How a transition is presented where the files do not say. Each way is rehearsed; one that leaves less
// of the screen black than the first guess takes its place.

import SegueDiagnostics
import SegueTrial

extension TrialClips {
  /// A transition as it is played, and what to tell about it.
  struct Settled {
    var family: TrialFamily
    var note: String?
  }

  /// Returns `family` with the style, the kind of transition, and the screens that show it best among
  /// those that neither the command line nor the files determine.
  func settled(_ family: TrialFamily) -> Settled {
    guard playing.scene == nil, playing.interactive == nil, family.interactive == nil else {
      return Settled(family: family)
    }
    var search = TrialSearch(clips: self, family: family)
    // What ends or does not return in a rehearsal does so when it is played, and is reported then.
    return (try? search.settled()) ?? Settled(family: family)
  }
}

/// The search for the way in which a transition is presented.
@MainActor
private struct TrialSearch {
  typealias Settled = TrialClips.Settled

  let clips: TrialClips
  let family: TrialFamily
  /// What came of the rehearsals so far. The code of a guess runs at most once.
  private var known: [TrialFamily: RehearsalResult] = [:]

  init(clips: TrialClips, family: TrialFamily) { (self.clips, self.family) = (clips, family) }

  private var playing: TrialPlaying { clips.playing }

  /// Rehearses a guess.
  /// - Returns: The state at its rests, or `nil` if it cannot be played.
  private mutating func rest(of family: TrialFamily) throws(RehearsalHalt) -> TrialRest? {
    if let known = known[family] { return known.rest }
    let result =
      clips.isIsolated ? try Rehearsal.result(of: family) : clips.rehearsed(family)
    known[family] = result
    return result.rest
  }

  mutating func settled() throws(RehearsalHalt) -> Settled {
    if let own = try settledItself() { return own }
    let usual = try settledPresentation()
    guard !family.otherScreens.isEmpty else { return usual }
    let rest = try rest(of: usual.family)
    if let rest, rest.isGood, !rest.isInstant { return usual }
    return try settledScreens(of: usual.family, rest) ?? usual
  }

  /// Returns the transition with its animator as the upper screen, if that is one.
  private mutating func settledItself() throws(RehearsalHalt) -> Settled? {
    var own = family
    own.screens = family.otherScreens.first ?? .init()
    guard own.isAnimatedByItself, let rest = try rest(of: own), !rest.isLost else { return nil }
    return Settled(
      family: own,
      note:
        "\(family.name) is a screen that animates itself, so it is shown in place of the second "
        + "picture; its data is missing here")
  }

  /// Returns the transition with the style and the kind that show it best.
  private mutating func settledPresentation() throws(RehearsalHalt) -> Settled {
    guard family.presentation == nil else { return Settled(family: family) }
    guard playing.style == nil, family.kind == .modal else {
      return try settledWayOrKind()
    }
    let first = try rest(of: family)
    if let first, first.isGood { return try settledBackground(first) ?? Settled(family: family) }
    // With another style its presentation controller would not be asked for. What that leaves
    // black, such as the space around a screen that steps back, is black in the app, too.
    if hasPresentationController, let first, !first.isLost { return Settled(family: family) }
    var best = (family: family, rest: first)
    for style in ["fullScreen", "overFullScreen", "custom"] where style != Self.style(family) {
      var other = family
      other.style = style
      guard let rest = try rest(of: other), rest.isClearlyBetter(than: best.rest) else { continue }
      best = (other, rest)
      if rest.isGood { break }
    }
    guard let rest = best.rest, best.family != family else {
      return try settledWayOrKind()
    }
    guard rest.isGood || playing.kind != nil else {
      let kind = try settledKind(of: best.family)
      return kind.note == nil ? Self.told(best.family, insteadOf: family, first) : kind
    }
    return Self.told(best.family, insteadOf: family, first)
  }

  /// Whether the files determine the style `custom` for the delegate of the transition, as for one
  /// that returns a presentation controller.
  private var hasPresentationController: Bool {
    family.delegate != nil && family.style == "custom"
  }

  private mutating func settledWayOrKind() throws(RehearsalHalt) -> Settled {
    if let way = try settledWay() { return way }
    return try settledKind(of: family)
  }

  /// Returns the transition with a style that leaves the lower screen in place, if nothing is below the
  /// upper one while it is dismissed.
  private mutating func settledBackground(_ first: TrialRest) throws(RehearsalHalt) -> Settled? {
    guard family.style == nil, first.isHollow else { return nil }
    for style in ["overFullScreen", "custom"] {
      var other = family
      other.style = style
      guard let rest = try rest(of: other), rest.isGood, rest.isLessHollow(than: first) else {
        continue
      }
      return Settled(
        family: other,
        note:
          "\(family.name) is presented with the style \(style), since nothing is below it while it "
          + "is dismissed with \(Self.style(family)); use --style to choose")
    }
    return nil
  }

  /// Returns `family` with only one of its ways, if the other does not end: an animator that does
  /// nothing for it, since its app never asks it to.
  private mutating func settledWay() throws(RehearsalHalt) -> Settled? {
    guard family.delegate == nil, let name = family.forward, family.backward == name,
      try rest(of: family) == nil
    else { return nil }
    var (there, back) = (family, family)
    there.backward = nil
    back.forward = nil
    for (one, other) in [(there, family.kind.verbs.back), (back, family.kind.verbs.there)] {
      for kind in [family.kind, playing.kind == nil ? family.kind.other : family.kind] {
        var one = one
        one.kind = kind
        guard let rest = try rest(of: one), !rest.isLost else { continue }
        return Settled(
          family: one,
          note: "\(name) is \(one.backward == nil ? kind.verbs.there : kind.verbs.back) with its "
            + "animation, and \(other) without, since it does not end then; use --as to choose")
      }
    }
    return nil
  }

  /// Returns `family` as a transition of a navigation controller if it can be played only so.
  private mutating func settledKind(of family: TrialFamily) throws(RehearsalHalt) -> Settled {
    guard playing.kind == nil, family.delegate == nil, family.kind != .tabs else {
      return Settled(family: family)
    }
    let first = try rest(of: family)
    if let first, !first.isLost { return Settled(family: family) }
    var other = family
    other.kind = family.kind.other
    guard let rest = try rest(of: other), !rest.isLost, rest.isClearlyBetter(than: first) else {
      return Settled(family: family)
    }
    let reason = first == nil ? "it does not end when" : "the screen stays black when"
    return Settled(
      family: other,
      note:
        "\(family.name) is \(other.kind.summary), since \(reason) it is \(family.kind.summary); "
        + "use --as to choose")
  }

  /// Returns `family` between screens of the classes to which its code casts, if it can be played
  /// only so.
  private mutating func settledScreens(of family: TrialFamily, _ first: TrialRest?)
    throws(RehearsalHalt) -> Settled?
  {
    for screens in family.otherScreens {
      var other = family
      other.screens = screens
      guard let rest = try rest(of: other), !rest.isLost, !rest.isInstant else { continue }
      return Settled(family: other, note: Self.note(on: other, first))
    }
    return nil
  }

  private static func note(on family: TrialFamily, _ first: TrialRest?) -> String {
    let screens = [("lower", family.screens.lower), ("upper", family.screens.upper)]
    let words = screens.compactMap { place, name in name.map { "\($0) as the \(place) one" } }
    let reason =
      first.map { $0.isInstant ? "ends at once" : "leaves the screen black" } ?? "does not end"
    return
      "\(family.name) is played with screens of the files, \(words.joined(separator: " and ")), "
      + "since it \(reason) without; their data is missing here"
  }

  private static func style(_ family: TrialFamily) -> String { family.style ?? "fullScreen" }

  private static func told(
    _ family: TrialFamily, insteadOf first: TrialFamily, _ rest: TrialRest?
  ) -> Settled {
    let reason = rest == nil ? "it does not end" : "a part of the screen stays black"
    return Settled(
      family: family,
      note: "\(family.name) is presented with the style \(style(family)), since \(reason) with "
        + "\(style(first)); use --style to choose")
  }
}

extension TrialFamily.Kind {
  /// What happens to the upper screen, in both directions.
  fileprivate var verbs: (there: String, back: String) {
    switch self {
    case .modal: ("presented", "dismissed")
    case .navigation: ("pushed", "popped")
    case .tabs: ("selected", "deselected")
    }
  }

  /// The kind for which an animator may have been written instead.
  fileprivate var other: TrialFamily.Kind { self == .modal ? .navigation : .modal }
}
