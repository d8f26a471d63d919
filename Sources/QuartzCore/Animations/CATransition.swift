// A transition displays the old and the new state of a layer. The old state is a recording of the
// layer's tree, taken when the transition is added; the new one is the layer itself, which may be
// animated further.

import Foundation
import SegueDisplay

/// The kind of effect with which a layer's old state changes to the new one.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the type.
  public let rawValue: String
  /// Creates a type with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer cross-fades from the old to the new state.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides away to reveal the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The old state curls up like a page and leaves. Apple has the name, but no constant for it.
  package static let pageCurl = CATransitionType(rawValue: "pageCurl")
  /// The new state comes like a page that is put down. Apple has the name, but no constant for it.
  package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The edge at which the motion of a transition begins.
///
/// Apple named these for a y-axis that points up: on iOS, `fromTop` begins at the lower edge and
/// moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the direction.
  public let rawValue: String
  /// Creates a direction with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The motion begins at the right edge, toward the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The motion begins at the left edge, toward the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The motion begins at the lower edge, upward.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The motion begins at the upper edge, downward.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from the state that a layer displayed when the instant began to the one that it
/// displays from then on, including all changes in the layer and its sublayers. A layer has at most
/// one, under the key `kCATransition`.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of transition. The default is `fade`.
  open var type = CATransitionType.fade
  /// The edge at which a motion begins. `nil` means the left edge.
  open var subtype: CATransitionSubtype?
  /// The progress of the transition at which it begins, in 0…1.
  open var startProgress: Float = 0
  /// The progress of the transition at which it ends, in 0…1.
  open var endProgress: Float = 1
  /// A filter that performs the transition. Filters are not supported; one that is set is reported.
  open var filter: Any?

  /// The old state, set by owners that have recorded it. If `nil`, it is what the layer displayed
  /// when the instant began.
  package final var outgoing: DisplayRecording?

  /// Adds the transition to the layer that changes.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: kCATransition)
  }

  /// Returns the fraction complete of the transition, given the eased progress of its time.
  final func fraction(at progress: Double) -> Double {
    func limited(_ value: Float) -> Double { value >= 0 ? min(Double(value), 1) : 0 }
    let (start, end) = (limited(startProgress), limited(endProgress))
    return min(max(start + (end - start) * progress, 0), 1)
  }

  /// The supported types.
  private static let types: Set<CATransitionType> = [
    .fade, .moveIn, .push, .reveal, .pageCurl, .pageUnCurl,
  ]
  private static let subtypes: Set<CATransitionSubtype> = [
    .fromLeft, .fromRight, .fromTop, .fromBottom,
  ]

  package override func unsupportedValues(on shown: LayerProperties) -> [String] {
    var found: [String] = []
    if !Self.types.contains(type) { found.append("CATransition of type \"\(type.rawValue)\"") }
    if let subtype, !Self.subtypes.contains(subtype) {
      found.append("CATransition of subtype \"\(subtype.rawValue)\"")
    }
    if filter != nil { found.append("filter of CATransition") }
    return found
  }

  package override func makeCopy() -> CAAnimation? {
    guard Swift.type(of: self) == CATransition.self else { return nil }
    let copy = CATransition()
    (copy.type, copy.subtype, copy.filter) = (type, subtype, filter)
    (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
    copy.outgoing = outgoing
    return copySettings(to: copy)
  }
}
