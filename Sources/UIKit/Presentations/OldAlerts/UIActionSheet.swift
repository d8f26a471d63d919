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
open class UIActionSheet: UIView {
  /// The object that is told about the sheet.
  open weak var delegate: (any UIActionSheetDelegate)?
  /// The title of the sheet.
  open var title = ""
  /// The style of the sheet. Stored but not used, as on iOS since version 7.
  open var actionSheetStyle = UIActionSheetStyle.automatic

  private var buttons = IndexedButtons()
  private var controller: IndexedAlertController?

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

  // MARK: Buttons

  /// Adds a button and returns its index.
  @discardableResult
  open func addButton(withTitle title: String?) -> Int { buttons.add(title) }

  /// Returns the title of a button; `nil` if there is none at the index.
  open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(buttonIndex) }

  /// The number of buttons.
  open var numberOfButtons: Int { buttons.titles.count }
  /// The index of the button that cancels; -1 if there is none.
  open var cancelButtonIndex: Int {
    get { buttons.cancel }
    set { buttons.cancel = newValue }
  }
  /// The index of the button that destroys; -1 if there is none.
  open var destructiveButtonIndex: Int {
    get { buttons.destructive }
    set { buttons.destructive = newValue }
  }
  /// The index of the first button that neither cancels nor destroys; -1 if there is none.
  open var firstOtherButtonIndex: Int { buttons.firstOther }

  // MARK: Appearing and leaving

  /// A Boolean value that indicates whether the sheet is shown.
  open var isVisible: Bool { controller != nil }

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
    let controller = IndexedAlertController(
      title.isEmpty ? nil : title, nil, .actionSheet, buttons)
    controller.willChoose = { [weak self] in self?.wasClicked($0) }
    controller.didLeave = { self.didLeave($0) }
    controller.popoverPresentationController.map(place)
    self.controller = controller
    delegate?.willPresent(self)
    front.present(controller, animated: animated) { self.delegate?.didPresent(self) }
  }

  private func wasClicked(_ index: Int) {
    delegate?.actionSheet(self, clickedButtonAt: index)
    delegate?.actionSheet(self, willDismissWithButtonIndex: index)
  }

  private func didLeave(_ index: Int) {
    controller = nil
    delegate?.actionSheet(self, didDismissWithButtonIndex: index)
  }

  /// Dismisses the sheet as if the button at the index had been tapped, without
  /// `actionSheet(_:clickedButtonAt:)`.
  open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    guard let controller else { return }
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    controller.leave(buttonIndex, animated: animated)
  }
}
