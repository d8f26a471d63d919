// The settings of sheets and popovers, and the step that moves a sheet.

import CoreGraphics

/// The settings with which a screen is shown as a sheet.
public struct SceneSheet: Sendable {
  /// A height at which a sheet rests.
  public enum Detent: Sendable, Hashable {
    /// About half of the screen.
    case medium
    /// All of the screen except a strip at the top.
    case large
    /// A height above the safe area. A percentage is of the height of a large sheet.
    case height(Length)
  }

  /// The heights at which the sheet rests.
  public var detents: [Detent] = [.large]
  /// The initial detent, or `nil` for the smallest.
  public var selected: Detent?
  /// The largest detent at which the screen behind is not dimmed and stays interactive, or `nil`
  /// for none.
  public var undimmed: Detent?
  /// A Boolean value that indicates whether the grabber is visible.
  public var showsGrabber = false
  /// The corner radius in points, or `nil` for the system's.
  public var cornerRadius: Double?
  /// A Boolean value that indicates whether a swipe can dismiss the sheet.
  public var isDismissible = true
  /// A Boolean value that indicates whether scrolling up expands the sheet before it scrolls the
  /// content.
  public var scrollingExpands = true
  /// A Boolean value that indicates whether the sheet is attached to the bottom edge in a
  /// vertically compact environment.
  public var isEdgeAttached = false

  /// Creates the settings of a large sheet.
  public init() {}
}

/// The settings with which a screen is shown as a popover.
public struct ScenePopover: Sendable {
  /// The directions in which a popover's arrow can point.
  public enum Arrow: String, Sendable, CaseIterable { case up, down, left, right }

  /// The id of the view that the popover is anchored to.
  public var source: Located<String>?
  /// The rectangle of the presenting screen that the popover is anchored to, if it is not anchored
  /// to a view.
  public var rect: CGRect?
  /// The directions in which the arrow may point.
  public var arrows = Arrow.allCases
  /// The size of the content in points, or `nil` for the system's.
  public var size: CGSize?
  /// A Boolean value that indicates whether the popover adapts to a sheet in a horizontally compact
  /// environment.
  public var adapts = true

  /// Creates the settings of a popover without an anchor.
  public init() {}
}

/// A step that moves a sheet to another detent, or dismisses it.
public struct SceneSheetMove: Sendable {
  /// The targets of a sheet's move.
  public enum Target: Sendable, Hashable {
    /// One of the sheet's detents.
    case detent(SceneSheet.Detent)
    /// Down past the lower edge, which dismisses the sheet.
    case away
  }

  /// The screen that is shown as the sheet.
  public var screen: Located<String>
  /// The target of the move.
  public var target: Target
  /// The duration of the drag, in seconds.
  public var duration = 0.4
  /// The time for which the finger rests before it is lifted, in seconds.
  public var hold = 0.0
  /// A Boolean value that indicates whether the finger only flicks the sheet.
  public var isFlick = false
  /// A Boolean value that indicates whether a finger moves the sheet rather than code.
  public var isByTouch = true

  /// Creates a step in which a finger moves a sheet to `target`.
  public init(_ screen: Located<String>, to target: Target) {
    (self.screen, self.target) = (screen, target)
  }
}

extension SceneSheet.Detent: CustomStringConvertible {
  /// The detent as it is written in a scene.
  public var description: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(.points(let points)): points.brief
    case .height(.percent(let share)): "\(share.brief)%"
    }
  }
}
