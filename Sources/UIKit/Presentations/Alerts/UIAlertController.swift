// Alerts and action sheets: a few words and a few buttons, which the app names and UIKit draws. What they look
// like is in `AlertView`, where they are and how they come in `AlertPresentation`.

import Foundation

/// Asks people something.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where it is asked.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// An alert without buttons.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  override func adopted() {
    modalPresentationStyle = .custom
    transitioningDelegate = presenter
  }

  private let presenter = AlertPresenter()
  /// Where it is asked.
  open private(set) var preferredStyle = Style.alert
  /// What is said below the title.
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }
  /// The choices, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The choice that stands out; the one to cancel, unless set.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  /// The fields to enter text into.
  open private(set) var textFields: [UITextField]?
  /// How serious it is; kept.
  open var severity = UIAlertControllerSeverity.default

  /// Adds a choice. There can be one to cancel.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return UIKitState.current.refuse(
        "a second action of the style cancel in a UIAlertController, which may have one")
    }
    actions.append(action)
    action.didChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Adds a field to enter text into; only alerts have them.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return UIKitState.current.refuse("a text field in an action sheet; only alerts have them")
    }
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  // MARK: The view

  open override func loadView() {
    view = AlertView(asSheet: preferredStyle == .actionSheet) { [weak self] in self?.choose($0) }
    contentDidChange()
  }

  private func contentDidChange() {
    guard let view = viewIfLoaded as? AlertView else { return }
    view.show(
      AlertContent(
        title: title, message: message, fields: textFields ?? [], actions: actions,
        preferred: preferredAction ?? actions.first { $0.style == .cancel }))
    presentation?.container?.setNeedsLayout()
  }

  /// Dismisses, and tells whoever asked.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, !isBeingDismissed, !isBeingPresented else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// A tap beside an action sheet cancels it, if it can be cancelled.
  func cancel() {
    guard preferredStyle == .actionSheet else { return }
    if let action = actions.first(where: { $0.style == .cancel }) { choose(action) }
  }
}

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// Very.
  case critical = 1
}
