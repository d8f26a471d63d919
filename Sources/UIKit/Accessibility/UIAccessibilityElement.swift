// Accessibility elements that are not views, and the types of accessibility attributes.

import Foundation

/// An accessibility element that is not a view, such as a part of a drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// Creates an element in the given container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The view or other object that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame of the element in the coordinates of the container, if that is a view.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      let view = accessibilityContainer as? UIView
      let frame = accessibilityFrameInContainerSpace
      accessibilityFrame = view?.convert(frame, to: UIScreen.main.coordinateSpace) ?? frame
    }
  }
}

/// An action that assistive technologies offer for an element. It is stored; nothing performs it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action and returns whether it succeeded.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The closure that performs the action.
  open var actionHandler: Handler?
  /// The object that performs the action.
  open weak var target: AnyObject?
  /// The method that performs the action.
  open var selector: Selector?

  /// Creates an action that calls a closure.
  public init(name: String, actionHandler: Handler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  /// Creates an action that calls a method of an object.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }
}

/// The ways in which assistive technologies navigate the elements of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// The style depends on the elements.
  case automatic
  /// Each element is visited separately.
  case separate
  /// The elements are visited as one.
  case combined
}

/// The directions in which assistive technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left
  /// Up.
  case up
  /// Down.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}
