// What a first responder has at the bottom of the screen: the keyboard or its own view in that
// place, and a view above it.

import Foundation

/// The contents of the keyboard's window.
@MainActor
struct KeyboardContents: @MainActor Equatable {
  /// A Boolean value that indicates whether the keyboard's keys are shown.
  private(set) var hasKeys = false
  /// What the responder asks of the keys.
  private(set) var traits = KeyboardTraits()
  /// The view in place of the keys.
  private(set) var view: UIView?
  /// The view above the keys, or at the bottom of the screen without them.
  private(set) var accessory: UIView?
  /// The responder to which the accessory belongs: the first one or one that follows it.
  private(set) weak var owner: UIResponder?
  private weak var first: UIResponder?

  /// Reads what a responder wants; `nil` if that is nothing.
  init?(for responder: UIResponder?) {
    guard let responder else { return nil }
    first = responder
    view = responder.inputView
    hasKeys = view == nil && responder.takesText
    traits = KeyboardTraits(of: responder)
    var next: UIResponder? = responder
    while let here = next, accessory == nil {
      (accessory, owner) = (here.inputAccessoryView, here)
      next = here.next
    }
    if !hasKeys, accessory == nil, view.map({ Self.height(of: $0) == 0 }) ?? true { return nil }
  }

  static func == (a: Self, b: Self) -> Bool {
    a.hasKeys == b.hasKeys && a.traits == b.traits && a.view === b.view
      && a.accessory === b.accessory && a.owner === b.owner && a.first === b.first
  }

  /// The responder that becomes the first one when the present one resigns, so that its accessory
  /// stays on screen; `nil` if there is none.
  var heir: UIResponder? {
    guard let owner, owner !== first, owner.keepsAccessory else { return nil }
    return owner
  }

  /// The height of the keys, or of the view in their place together with the safe area below it.
  var mainHeight: CGFloat {
    if hasKeys { return Self.heightOfKeys(with: traits) }
    guard let view else { return 0 }
    let height = Self.height(of: view)
    return height > 0 ? height + UIScreen.main.safeAreaInsets.bottom : 0
  }

  /// Returns the height of the keyboard's keys on the screen as it is turned, in points.
  static func heightOfKeys(with traits: KeyboardTraits) -> CGFloat {
    let screen = UIScreen.main
    let isTablet = screen.traitCollection.userInterfaceIdiom == .pad
    let isWide = screen.bounds.width > screen.bounds.height
    let bottom = screen.safeAreaInsets.bottom
    if isTablet { return isWide ? 408 : 320 }
    let suggestions = traits.hasSuggestions ? KeyboardLayout.suggestions(isWide: isWide) : 0
    return suggestions + KeyboardLayout.rows(isWide: isWide)
      + (isWide ? bottom : bottom > 0 ? 76 : 0)
  }

  /// Returns the height of a view of the app: its own, unless it follows its constraints or its
  /// natural size.
  static func height(of view: UIView) -> CGFloat {
    // Pickers have their natural height, as on iOS, whichever they were created in.
    let isFixed =
      view.translatesAutoresizingMaskIntoConstraints
      && !view.autoresizingMask.contains(.flexibleHeight)
      && !(view is UIDatePicker || view is UIPickerView)
    if isFixed, view.bounds.height > 0 || view.subviews.isEmpty { return view.bounds.height }
    let natural = view.intrinsicContentSize.height
    if natural > 0 { return natural }
    let width = UIScreen.main.bounds.width
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return fitting.height > 0 ? fitting.height : view.bounds.height
  }
}

extension UIResponder {
  /// A Boolean value that indicates whether the responder is on screen and can become the first one.
  fileprivate var keepsAccessory: Bool {
    guard canBecomeFirstResponder, !isFirstResponder else { return false }
    guard let controller = nearestController,
      (self as? UIView)?.window != nil || self === controller
    else { return false }
    return controller.appearanceState == .appeared && !controller.isEditingEndedByPresentation
  }
}
