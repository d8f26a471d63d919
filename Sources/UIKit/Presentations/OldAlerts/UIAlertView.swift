// The alert of iOS 2 to 8, which deprecated code still uses. It has a window of its own in front of
// those of the app, as on iOS.

import Foundation

/// The styles of alert views, which differ in their text fields.
public enum UIAlertViewStyle: Int, Sendable {
  /// No text fields.
  case `default` = 0
  /// A field for a password.
  case secureTextInput = 1
  /// A field for text.
  case plainTextInput = 2
  /// A field for a name and one for a password.
  case loginAndPasswordInput = 3
}

/// An alert whose buttons are known by their index. New code uses `UIAlertController`.
@preconcurrency @MainActor
open class UIAlertView: SegueIndexedAlert {
  /// The object that is told about the alert, if it is a `UIAlertViewDelegate`.
  open weak var delegate: AnyObject?
  /// The text below the title.
  open var message: String?
  /// The text fields of the alert. The default is none.
  open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }

  private var fields: [UITextField] = []
  private var host: UIWindow?

  /// Creates an alert without a title and buttons.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an alert without a title and buttons. Nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an alert with at most one button.
  public convenience init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?
  ) {
    self.init(frame: .zero)
    (self.title, self.message) = (title ?? "", message)
    self.delegate = delegate.map { $0 as AnyObject }
    if let cancelButtonTitle { buttons.cancel = buttons.add(cancelButtonTitle) }
  }

  /// Creates an alert. The button that cancels has the index 0, if there is one.
  public convenience init(
    title: String, message: String, delegate: (any UIAlertViewDelegate)?,
    cancelButtonTitle: String?, otherButtonTitles firstButtonTitle: String,
    _ moreButtonTitles: String...
  ) {
    self.init(
      title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
    for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
  }

  // MARK: Fields

  /// Returns a text field of the style; `nil` if there is none at the index.
  open func textField(at textFieldIndex: Int) -> UITextField? {
    fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
  }

  private func makeFields() {
    fields = alertViewStyle.fields.map { placeholder, isSecure in
      let field = UITextField()
      field.font = .systemFont(ofSize: 13)
      (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
      field.addHandler(for: .editingChanged) { [weak self] _ in self?.enableFirst() }
      return field
    }
  }

  private func enableFirst() {
    guard let observer, let actions = controller?.actions,
      actions.indices.contains(buttons.firstOther)
    else { return }
    actions[buttons.firstOther].isEnabled = observer.alertViewShouldEnableFirstOtherButton(self)
  }

  // MARK: Appearing and leaving

  private var observer: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

  /// Shows the alert in front of everything.
  open func show() {
    guard controller == nil else { return }
    let controller = makeController(message, .alert)
    for field in fields { controller.add(field) }
    enableFirst()
    observer?.willPresent(self)
    makeHost().present(controller, animated: true) { self.observer?.didPresent(self) }
  }

  private func makeHost() -> UIViewController {
    let window = UIWindow()
    window.windowLevel = .alert
    window.backgroundColor = .clear
    let root = UIViewController()
    root.view.backgroundColor = .clear
    window.rootViewController = root
    window.isHidden = false
    host = window
    return root
  }

  override func wasClicked(_ index: Int) { observer?.alertView(self, clickedButtonAt: index) }

  override func willDismiss(_ index: Int) {
    observer?.alertView(self, willDismissWithButtonIndex: index)
  }

  override func didDismiss(_ index: Int) {
    host?.isHidden = true
    host = nil
    observer?.alertView(self, didDismissWithButtonIndex: index)
  }
}

extension UIAlertViewStyle {
  /// The placeholder of each field, and whether it hides what is typed.
  fileprivate var fields: [(placeholder: String?, isSecure: Bool)] {
    switch self {
    case .default: []
    case .secureTextInput: [(nil, true)]
    case .plainTextInput: [(nil, false)]
    case .loginAndPasswordInput: [("Login", false), ("Password", true)]
    }
  }
}
