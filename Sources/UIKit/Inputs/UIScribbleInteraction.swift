// Handwriting with a pencil, which a phone does not have.

import Foundation

/// The methods that an interaction for handwriting calls on its delegate. Never called, because there is
/// no pencil.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether handwriting may begin at a place.
  func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool
  /// Returns whether the view is to have the focus only after writing has paused.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Called when writing begins.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Called when writing has ended.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns `true`.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// Returns `false`.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// Does nothing by default.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing by default.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

/// The interaction of a text view with handwriting.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// The object that would decide about handwriting.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the user is writing by hand. Always `false`.
  open var isHandlingWriting: Bool { false }
  /// A Boolean value that indicates whether the user may write with a pencil. Always `false`.
  open class var isPencilInputExpected: Bool { false }

  /// Creates an interaction with the given delegate.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Adopts the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The methods that an interaction calls on its delegate when a pencil is tapped. Never called.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Called when the pencil has been tapped twice.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  /// Does nothing by default.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// What a tap on a pencil is to do according to the user's settings.
public enum UIPencilPreferredAction: Int, Sendable {
  /// Nothing.
  case ignore
  /// To the eraser and back.
  case switchEraser
  /// To the previous tool.
  case switchPrevious
  /// To the palette of colors.
  case showColorPalette
}

/// The interaction of a view with taps on a pencil.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// The object that would be told about taps.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// A Boolean value that indicates whether the interaction reports taps.
  open var isEnabled = true
  /// What a tap is to do. Nothing, because there is no pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  /// A Boolean value that indicates whether only a pencil is to draw. Always `false`.
  open class var prefersPencilOnlyDrawing: Bool { false }

  /// Creates an interaction.
  public override init() { super.init() }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Adopts the view.
  open func didMove(to view: UIView?) { self.view = view }
}
