// The layout guide of the keyboard: the area at the bottom of a view that the keyboard covers, or the
// bottom of the safe area while there is no keyboard.

import Foundation

/// A layout guide whose area tracks something on screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The layout guide of the keyboard.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// A Boolean value that indicates whether the guide follows a floating keyboard. There is none.
  open var followsUndockedKeyboard = false
  /// A Boolean value that indicates whether the guide ends at the safe area while there is no
  /// keyboard. The default is `true`.
  open var usesBottomSafeArea = true { didSet { keyboardDidChange() } }

  private var height: NSLayoutConstraint?

  /// Adds the guide to `view`.
  func attach(to view: UIView) {
    view.addLayoutGuide(self)
    let height = heightAnchor.constraint(equalToConstant: 0)
    self.height = height
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor), height,
    ])
    keyboardDidChange()
    Keyboard.current.follow(self)
  }

  /// Takes the part of the view that the keyboard covers.
  func keyboardDidChange() {
    guard let view = owningView else { return }
    let safe = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let covered = Keyboard.current.shownFrame.map { frame in
      view.convert(view.bounds, to: nil).maxY - frame.minY
    }
    height?.constant = max(covered ?? 0, safe)
    // Views without constraints follow the guide in their layout.
    view.setNeedsLayout()
  }
}

extension UIView {
  /// The layout guide of the keyboard in this view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = layoutGuides.first(where: { $0 is UIKeyboardLayoutGuide }) {
      return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide()
    }
    let guide = UIKeyboardLayoutGuide()
    guide.attach(to: self)
    return guide
  }
}
