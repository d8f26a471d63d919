// A transition shows what a layer was and what it is: the old look is a recording of the layer's tree,
// taken when the transition is added; the new one is the layer itself, which may go on moving.

import Foundation
import SegueDisplay

/// How one look of a layer turns into another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A transition of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One fades into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away off the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where the movement of a transition begins.
///
/// Apple named these where y points up: on iOS, `fromTop` begins at the lower edge and moves up.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A direction of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the right edge, to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// At the left edge, to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// At the lower edge, upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// At the upper edge, downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// Leads from what a layer showed when the instant began to what it shows from then on, whatever has
/// changed in it and below it. A layer has one at most, under the key `kCATransition`.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The kind of transition.
  open var type = CATransitionType.fade
  /// Where a movement begins; `nil` is the left edge.
  open var subtype: CATransitionSubtype?
  /// How far the transition is when it begins, 0…1.
  open var startProgress: Float = 0
  /// How far the transition is when it ends, 0…1.
  open var endProgress: Float = 1
  /// A filter to do it instead. There are none: it is refused.
  open var filter: Any?

  /// The old look, for owners that know it; else it is what the layer showed when the instant began.
  package final var outgoing: DisplayRecording?

  /// Adds the transition to the layer that changes.
  open override func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {
    (anObject as? CALayer)?.add(self, forKey: kCATransition)
  }

  /// How far the transition is, at the eased progress of its time.
  final func fraction(at progress: Double) -> Double {
    func limited(_ value: Float) -> Double { value >= 0 ? min(Double(value), 1) : 0 }
    let (start, end) = (limited(startProgress), limited(endProgress))
    return min(max(start + (end - start) * progress, 0), 1)
  }

  /// The kinds that there are.
  private static let types: Set<CATransitionType> = [.fade, .moveIn, .push, .reveal]
  private static let subtypes: Set<CATransitionSubtype> = [
    .fromLeft, .fromRight, .fromTop, .fromBottom,
  ]

  package override func refusals(on shown: LayerProperties) -> [String] {
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
