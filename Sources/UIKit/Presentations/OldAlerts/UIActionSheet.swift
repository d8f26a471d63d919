// The action sheet of iOS 2 to 8, which deprecated code still uses. The front view controller of the
// view's window presents it; in a regular width it is a popover.

import Foundation
import SegueWorld

/// The styles of the bar behind an action sheet, which has none since iOS 7.
public enum UIActionSheetStyle: Int, Sendable {
  /// That of the bar at the bottom.
  case automatic = -1
  /// The system's own.
  case `default` = 0
  /// A translucent black.
  case blackTranslucent = 2
  /// An opaque black.
  case blackOpaque = 1
}

/// An action sheet whose buttons are known by their index. New code uses `UIAlertController`.
@preconcurrency @MainActor
open class UIActionSheet: SegueIndexedAlert {
  /// The object that is told about the sheet.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The style of the sheet. Stored but not used, as on iOS since version 7.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  /// Creates a sheet without a title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a sheet without a title and buttons. Nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a sheet. The button that destroys is first, the one that cancels follows.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.delegate) = (title ?? "", delegate)
    if let destructiveButtonTitle { buttons.destructive = buttons.add(destructiveButtonTitle) }
    if let cancelButtonTitle { buttons.cancel = buttons.add(cancelButtonTitle) }
  }

  /// Creates a sheet. The button that destroys is first, the one that cancels follows.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle,
      destructiveButtonTitle: destructiveButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  /// The index of the button that destroys; -1 if there is none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructive }
    set { buttons.destructive = newValue }
  }

  // MARK: Appearing and leaving

  /// Shows the sheet. In a regular width it points to the center of the view.
  open func show(in view: UIView) {
    show(
      from: CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0), in: view,
      animated: true)
  }

  /// Shows the sheet. In a regular width it points to the toolbar.
  open func show(from toolbar: UIToolbar) {
    show(from: toolbar.bounds, in: toolbar, animated: true)
  }

  /// Shows the sheet. In a regular width it points to the tab bar.
  open func show(from tabBar: UITabBar) { show(from: tabBar.bounds, in: tabBar, animated: true) }

  /// Shows the sheet. In a regular width it points to a rectangle of the view.
  open func show(from rect: CGRect, in view: UIView, animated: Bool) {
    show(in: view.window, animated) {
      ($0.sourceView, $0.sourceRect) = (view, rect)
    }
  }

  /// Shows the sheet. In a regular width it points to the bar button item.
  open func show(from item: UIBarButtonItem, animated: Bool) {
    show(in: UIKitState.current.keyWindow, animated) { $0.barButtonItem = item }
  }

  private func show(
    in window: UIWindow?, _ animated: Bool, at place: (UIPopoverPresentationController) -> Void
  ) {
    guard controller == nil else { return }
    guard var front = window?.rootViewController else {
      return World.current.reportUnsupported(
        "an action sheet that is shown from a view outside of windows; it is not shown")
    }
    while let above = front.presentedViewController { front = above }
    let controller = makeController(nil, .actionSheet)
    controller.popoverPresentationController.map(place)
    delegate?.willPresent(self)
    front.present(controller, animated: animated) { self.delegate?.didPresent(self) }
  }

  override func wasClicked(_ index: Int) { delegate?.actionSheet(self, clickedButtonAt: index) }

  override func willDismiss(_ index: Int) {
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }

  override func didDismiss(_ index: Int) {
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }
}
