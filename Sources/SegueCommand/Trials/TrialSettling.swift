// How a transition is presented where the files do not say. Each way is played without an output at
// a small size; one that leaves less of the screen black than the first guess takes its place.

import SegueClips
import SegueDiagnostics
import SeguePixels
import SegueRaster
import SegueStage
import SegueTrial
import SegueWorld

extension TrialClips {
  /// A transition as it is played, and what to tell about it.
  struct Settled {
    var family: TrialFamily
    var note: String?
  }

  /// Returns `family` with the style, and the kind of transition, that show it best among those that
  /// neither the command line nor the files determine.
  func settled(_ family: TrialFamily) -> Settled {
    guard playing.scene == nil, playing.interactive == nil, family.interactive == nil,
      family.presentation == nil
    else { return Settled(family: family) }
    // The code of the transition runs at most once for the first guess, and only if it matters.
    lazy var first = rest(of: family)
    if let way = settledWay(family, first) { return way }
    guard playing.style == nil, family.kind == .modal else { return settledKind(family, first) }
    if first?.isGood == true { return Settled(family: family) }
    var best = (family: family, rest: first)
    for style in ["fullScreen", "overFullScreen", "custom"] where style != Self.style(family) {
      var other = family
      other.style = style
      guard let rest = rest(of: other), rest.isClearlyBetter(than: best.rest) else { continue }
      best = (other, rest)
      if rest.isGood { break }
    }
    guard let rest = best.rest, best.family != family else { return settledKind(family, first) }
    guard rest.isGood || playing.kind != nil else {
      let kind = settledKind(best.family, rest)
      return kind.note == nil ? Self.told(best.family, insteadOf: family, first) : kind
    }
    return Self.told(best.family, insteadOf: family, first)
  }

  /// Returns `family` with only one of its ways, if the other does not end: an animator that does
  /// nothing for it, since its app never asks it to.
  private func settledWay(_ family: TrialFamily, _ first: @autoclosure () -> Rest?) -> Settled? {
    guard family.delegate == nil, let name = family.forward, family.backward == name,
      first() == nil
    else { return nil }
    var (there, back) = (family, family)
    there.backward = nil
    back.forward = nil
    for (one, other) in [(there, family.kind.verbs.back), (back, family.kind.verbs.there)] {
      for kind in [family.kind, playing.kind == nil ? family.kind.other : family.kind] {
        var one = one
        one.kind = kind
        guard let rest = rest(of: one), !rest.isLost else { continue }
        return Settled(
          family: one,
          note: "\(name) is \(one.backward == nil ? kind.verbs.there : kind.verbs.back) with its "
            + "animation, and \(other) without, since it does not end then; use --as to choose")
      }
    }
    return nil
  }

  /// Returns `family` as a transition of a navigation controller if it can be played only so.
  private func settledKind(_ family: TrialFamily, _ first: @autoclosure () -> Rest?) -> Settled {
    guard playing.kind == nil, family.delegate == nil, family.kind != .tabs else {
      return Settled(family: family)
    }
    let first = first()
    if let first, !first.isLost { return Settled(family: family) }
    var other = family
    other.kind = family.kind.other
    guard let rest = rest(of: other), !rest.isLost, rest.isClearlyBetter(than: first) else {
      return Settled(family: family)
    }
    let reason = first == nil ? "it does not end when" : "the screen stays black when"
    return Settled(
      family: other,
      note:
        "\(family.name) is \(other.kind.summary), since \(reason) it is \(family.kind.summary); "
        + "use --as to choose")
  }

  private static func style(_ family: TrialFamily) -> String { family.style ?? "fullScreen" }

  private static func told(_ family: TrialFamily, insteadOf first: TrialFamily, _ rest: Rest?)
    -> Settled
  {
    let reason = rest == nil ? "it does not end" : "a part of the screen stays black"
    return Settled(
      family: family,
      note: "\(family.name) is presented with the style \(style(family)), since \(reason) with "
        + "\(style(first)); use --style to choose")
  }

  // MARK: Rests

  /// What is black when a transition rests, as fractions of the screen.
  struct Rest {
    /// Before the transition.
    var before: Double
    /// After the way there.
    var there: Double
    /// After the way back.
    var back: Double

    private static let small = 0.02
    private static let large = 0.5

    private var excess: Double { max(there - before, back - before, 0) }
    /// Whether no more is black than before.
    var isGood: Bool { excess < Self.small }
    /// Whether most of the screen is black in the end.
    var isLost: Bool { back - before > Self.large }

    /// Returns whether clearly less is black than at `other`, which is `nil` if nothing was played.
    func isClearlyBetter(than other: Rest?) -> Bool {
      other.map { excess < $0.excess - Self.small } ?? true
    }
  }

  /// Plays the transition and returns what is black at its rests; `nil` if it cannot be played.
  private func rest(of family: TrialFamily) -> Rest? {
    do {
      let whole = try rehearsal(of: family, isForwardOnly: false)
      let there = try rehearsal(of: family, isForwardOnly: true)
      return Rest(
        before: try Self.blackness(whole, atFrame: 0),
        there: try Self.blackness(there, atFrame: nil),
        back: try Self.blackness(whole, atFrame: nil))
    } catch {
      return nil
    }
  }

  /// Returns the fraction of the frame that is black. Without a number it is the last frame.
  private static func blackness(_ clip: Clip, atFrame number: Int?) throws -> Double {
    let index: Int
    if let number {
      index = number
    } else {
      let seconds = try clip.stage.length().seconds
      index = max(0, Int(seconds * clip.rate.framesPerSecond) - 2)
    }
    guard let list = try clip.stage.frame(at: clip.time(ofFrame: index)) else { return 0 }
    let pixels = try Rasterizer().render(list)
    var count = 0
    for y in 0..<pixels.height {
      for x in 0..<pixels.width {
        let color = pixels[x, y]
        count += color.red == 0 && color.green == 0 && color.blue == 0 ? 1 : 0
      }
    }
    return Double(count) / Double(pixels.width * pixels.height)
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
