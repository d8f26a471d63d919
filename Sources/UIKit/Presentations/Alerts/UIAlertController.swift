// Alerts and action sheets. `AlertView` draws them, `AlertPresentation` places and animates them. In a
// regular width an action sheet is a popover.

import Foundation
import SegueWorld

/// A view controller that shows an alert or an action sheet.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The styles of alerts.
  public enum Style: Int, Sendable {
    /// An action sheet at the bottom; in a regular width, a popover.
    case actionSheet = 0
    /// An alert in the center.
    case alert = 1
  }

  /// Creates an alert without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    take(title: title, message: message, style: preferredStyle)
  }

  /// Takes what never changes, and the initial texts.
  func take(title: String?, message: String?, style: Style) {
    (self.title, self.message, self.preferredStyle) = (title, message, style)
    if preferredStyle == .actionSheet { modalPresentationStyle = .popover }
  }

  override func adopted() {
    modalPresentationStyle = .custom
    transitioningDelegate = presenter
  }

  private let presenter = AlertPresenter()
  /// A Boolean value that indicates whether the action sheet is presented as a popover.
  private var isPopover = false { didSet { if oldValue != isPopover { contentDidChange() } } }

  override func presentationStyle(from source: UIViewController) -> UIModalPresentationStyle {
    guard preferredStyle == .actionSheet else { return super.presentationStyle(from: source) }
    isPopover = source.traitCollection.horizontalSizeClass == .regular
    return isPopover ? .popover : .custom
  }

  /// The size of the popover, unless another one is set.
  open override var preferredContentSize: CGSize {
    get {
      let own = super.preferredContentSize
      guard isPopover, own == .zero, let view = view as? AlertView else { return own }
      return view.sizeInPopover
    }
    set { super.preferredContentSize = newValue }
  }

  /// The style of the alert.
  open private(set) var preferredStyle = Style.alert
  /// The text below the title.
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// The actions, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The action whose button is emphasized; if `nil`, the cancel action.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  /// The text fields; `nil` if none were added.
  open private(set) var textFields: [UITextField]?
  /// The title and the message with attributes, and the view controller between message and text fields,
  /// which code sets by the keys `attributedTitle`, `attributedMessage` and `contentViewController`.
  var attributedTitle: NSAttributedString? { didSet { contentDidChange() } }
  var attributedMessage: NSAttributedString? { didSet { contentDidChange() } }
  var contentViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      oldValue?.removeFromParent()
      if let contentViewController { addChild(contentViewController) }
      contentDidChange()
    }
  }

  /// The severity of the alert. Stored but not used.
  open var severity = UIAlertControllerSeverity.default

  /// Adds an action. A second action of style `cancel` is reported and ignored.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return World.current.reportUnsupported(
        "a second action of the style cancel in a UIAlertController, which may have one")
    }
    actions.append(action)
    action.didChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a text field. In an action sheet, that is reported and ignored.
  ///
  /// - Parameter configurationHandler: A closure that configures the text field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return World.current.reportUnsupported(
        "a text field in an action sheet; only alerts have them")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    add(field)
  }

  func add(_ field: UITextField) {
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  // MARK: The view

  open override func loadView() {
    view = AlertView(asSheet: preferredStyle == .actionSheet) { [weak self] in self?.choose($0) }
    contentDidChange()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (presentationController as? UIPopoverPresentationController)?.warnIfSourceless()
    textFields?.first?.becomeFirstResponder()
  }

  private func contentDidChange() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.show(
      AlertContent(
        title: title, message: message, fields: textFields ?? [], actions: actions,
        preferred: preferredAction ?? actions.first { $0.style == .cancel }, isPopover: isPopover,
        attributedTitle: attributedTitle, attributedMessage: attributedMessage,
        inner: contentViewController))
    presentation?.container?.setNeedsLayout()
  }

  /// Dismisses the alert, and calls the handler of the action.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, !isBeingPresented else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Chooses the cancel action of an action sheet, if there is one, after a tap outside it. A popover
  /// closes without one, too.
  func cancel() {
    guard preferredStyle == .actionSheet, !isBeingDismissed, !isBeingPresented else { return }
    if let action = actions.first(where: { $0.style == .cancel }), action.isEnabled {
      choose(action)
    } else if isPopover {
      dismiss(animated: true)
    }
  }
}

/// The severity of an alert.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// The default severity.
  case `default` = 0
  /// A critical alert.
  case critical = 1
}
