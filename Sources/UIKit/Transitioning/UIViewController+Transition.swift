// The transition that a view controller prefers for its own presentation, or for being pushed.

import Foundation

extension UIViewController {
  /// A transition of UIKit.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    enum Kind {
      case modal(UIModalTransitionStyle)
      case zoom(ZoomSource)
    }
    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The view slides up from the bottom.
    public static var coverVertical: Transition { Transition(.modal(.coverVertical)) }
    /// The views flip about the vertical axis.
    public static var flipHorizontal: Transition { Transition(.modal(.flipHorizontal)) }
    /// The new view dissolves in.
    public static var crossDissolve: Transition { Transition(.modal(.crossDissolve)) }
    /// A corner of the presenting view curls up and stays there. In a navigation controller, the new
    /// view dissolves in.
    public static var partialCurl: Transition { Transition(.modal(.partialCurl)) }

    /// The new view grows out of a view of the old one, and returns to it.
    ///
    /// - Parameter sourceViewProvider: Returns the view, for each way; `nil` for a zoom from the
    ///   center.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (any UIZoomTransitionSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(.zoom(ZoomSource(options: options ?? ZoomOptions(), provider: sourceViewProvider)))
    }

    /// The options of a zoom.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// Creates options with default values.
      @preconcurrency @MainActor public override init() { super.init() }
      /// Returns whether a drag downward begins to dismiss the zoomed view, which then follows the
      /// finger. It does if there is no closure.
      public var interactiveDismissShouldBegin: ((any UIZoomTransitionInteractionContext) -> Bool)?
      /// Returns the part of the zoomed view that corresponds to the source, in its coordinates;
      /// `.null` for its full width.
      public var alignmentRectProvider: ((any UIZoomTransitionAlignmentRectContext) -> CGRect)?
      /// The color of what dims the old view; `nil` for the system's.
      public var dimmingColor: UIColor?
      /// The effect that blurs the old view; `nil` for none.
      public var dimmingVisualEffect: UIVisualEffect?
    }

    /// The source of a zoom.
    @MainActor
    struct ZoomSource {
      let options: ZoomOptions
      let provider: (any UIZoomTransitionSourceViewProviderContext) -> UIView?
    }

    /// Returns the animator for a push, a pop, a presentation or a dismissal.
    func animator(isForward: Bool)
      -> any UIViewControllerAnimatedTransitioning
    {
      switch kind {
      case .modal(.coverVertical): CoverVerticalTransition(isPresenting: isForward)
      case .modal(.flipHorizontal): FlipHorizontalTransition(isPresenting: isForward)
      case .modal: CrossDissolveTransition(isPresenting: isForward)
      case .zoom(let source): ZoomTransition(source, isForward: isForward)
      }
    }

    /// A Boolean value that indicates whether the zoomed view fills the screen.
    var isZoom: Bool { if case .zoom = kind { true } else { false } }

    /// A Boolean value that indicates whether a corner of the presenting view curls up.
    var isPartialCurl: Bool { if case .modal(.partialCurl) = kind { true } else { false } }
  }
}

/// What the provider of a zoom's source knows.
@preconcurrency @MainActor
public protocol UIZoomTransitionSourceViewProviderContext: NSObjectProtocol {
  /// The controller in whose view the source is.
  var sourceViewController: UIViewController { get }
  /// The controller whose view is zoomed.
  var zoomedViewController: UIViewController { get }
}

/// What the provider of a zoom's alignment knows.
@preconcurrency @MainActor
public protocol UIZoomTransitionAlignmentRectContext: NSObjectProtocol {
  /// The view that the zoomed view grows out of.
  var sourceView: UIView { get }
  /// The controller whose view is zoomed.
  var zoomedViewController: UIViewController { get }
}

/// What is known of a touch that may dismiss a zoomed view.
@preconcurrency @MainActor
public protocol UIZoomTransitionInteractionContext: NSObjectProtocol {
  /// The place of the touch in the zoomed view.
  var location: CGPoint { get }
  /// The velocity of the touch in points per second.
  var velocity: CGVector { get }
  /// A Boolean value that indicates whether the dismissal would begin.
  var willBegin: Bool { get }
}
