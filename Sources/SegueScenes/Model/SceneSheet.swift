// Screens that are shown as sheets and popovers, and what a finger does to a sheet.

import CoreGraphics

/// How a screen looks and behaves as a sheet.
public struct SceneSheet: Sendable {
  /// A height at which it rests.
  public enum Detent: Sendable, Hashable {
    /// About half of the screen.
    case medium
    /// All of it but a strip.
    case large
    /// So high above the safe area; a share is one of what a large sheet has.
    case height(Length)
  }

  /// The heights at which it rests.
  public var detents: [Detent] = [.large]
  /// Where it rests at first; `nil` for the lowest.
  public var selected: Detent?
  /// Up to where the screen behind is neither dark nor out of reach.
  public var undimmed: Detent?
  /// Whether a grabber shows.
  public var showsGrabber = false
  /// The radius of its corners; `nil` for the system's.
  public var cornerRadius: Double?
  /// Whether a finger may dismiss it.
  public var isDismissible = true
  /// Whether scrolling up makes it larger first.
  public var scrollingExpands = true
  /// Whether it is attached to the lower edge where there is little height.
  public var isEdgeAttached = false

  /// A large sheet.
  public init() {}
}

/// How a screen looks as a popover.
public struct ScenePopover: Sendable {
  /// The sides to which its arrow can point.
  public enum Arrow: String, Sendable, CaseIterable { case up, down, left, right }

  /// The id of the view that it is about.
  public var source: Located<String>?
  /// The part of the presenting screen that it is about, if that is no view.
  public var rect: CGRect?
  /// Which ways its arrow may point.
  public var arrows = Arrow.allCases
  /// The size of its content; `nil` for the system's.
  public var size: CGSize?
  /// Whether it is a sheet where there is little room across.
  public var adapts = true

  /// A popover about nothing.
  public init() {}
}

/// A sheet that is taken to another height, or away.
public struct SceneSheetMove: Sendable {
  /// Where it goes.
  public enum Target: Sendable, Hashable {
    /// To one of its heights.
    case detent(SceneSheet.Detent)
    /// Down and away.
    case away
  }

  /// The sheet's screen.
  public var screen: Located<String>
  /// Where it goes.
  public var target: Target
  /// How long the finger is on its way, in seconds.
  public var duration = 0.4
  /// How long it rests before it is lifted; `nil` for not at all.
  public var hold: Double?
  /// Whether it only flicks.
  public var isFlick = false
  /// Whether a finger does it; else code.
  public var byFinger = true

  /// A finger that takes a sheet there.
  public init(_ screen: Located<String>, to target: Target) {
    (self.screen, self.target) = (screen, target)
  }
}

extension SceneSheet.Detent: CustomStringConvertible {
  /// As it is written.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(.points(let points)): points.brief
    case .height(.percent(let share)): "\(share.brief)%"
    }
  }
}
