// A text field for searching, with a magnifying glass before it and an optional Cancel button.
// There is no keyboard: text is entered with `searchTextField.insertText`.

import Foundation

/// The methods that a search bar calls on its delegate. They are optional in Objective-C; here
/// every method has a default implementation.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing may begin. The default is `true`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called when editing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text has changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the return key has been pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the Cancel button has been tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing by default.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing by default.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing by default.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A text field for searching.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate, UITextInputTraits {
  /// The prominence of a search bar.
  public enum Style: UInt, Sendable {
    /// The default style. Same as `prominent`.
    case `default`
    /// The field is placed on a bar.
    case prominent
    /// The field has no bar behind it.
    case minimal
  }

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private let cancel = UIButton(type: .system)

  /// The text field of the search bar.
  open private(set) var searchTextField = UITextField()
  /// The delegate of the search bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// Creates a search bar with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a search bar. Nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    let glass = UIImageView(image: Self.glass)
    glass.tintColor = .secondaryLabel
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 30, height: 20)
    searchTextField.leftView = glass
    searchTextField.leftViewMode = .always
    searchTextField.clearButtonMode = .whileEditing
    searchTextField.backgroundColor = .tertiarySystemFill
    searchTextField.layer.cornerRadius = 10
    searchTextField.layer.cornerCurve = .continuous
    searchTextField.delegate = self
    searchTextField.addHandler(for: .editingChanged) { [weak self] _ in
      guard let self else { return }
      delegate?.searchBar(self, textDidChange: text ?? "")
    }
    cancel.setTitle("Cancel", for: .normal)
    cancel.titleLabel?.font = .systemFont(ofSize: 17)
    cancel.isHidden = true
    cancel.addHandler(for: .touchUpInside) { [weak self] _ in
      guard let self else { return }
      delegate?.searchBarCancelButtonClicked(self)
    }
    for view in [searchTextField, cancel] { addSubview(view) }
  }

  private static var glass: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in
      UIColor.black.setStroke()
      let path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 10.5, height: 10.5))
      path.move(to: CGPoint(x: 11.2, y: 11.2))
      path.addLine(to: CGPoint(x: 15.5, y: 15.5))
      (path.lineWidth, path.lineCapStyle) = (1.7, .round)
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }

  /// The text in the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The prominence of the search bar. The default is `default`.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
  /// The color of the bar.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// A Boolean value that indicates whether the Cancel button is shown. The default is `false`.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != self.showsCancelButton else { return }
    layoutIfNeeded()
    self.showsCancelButton = showsCancelButton
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundColor = barTintColor ?? (searchBarStyle == .minimal ? nil : .systemBackground)
    let button = cancel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44))
    let taken = showsCancelButton ? button.width + 12 : 0
    let top = (bounds.height - Self.fieldHeight) / 2
    var field = CGRect(
      x: 8, y: top, width: max(0, bounds.width - 16 - taken), height: Self.fieldHeight)
    var place = CGRect(
      x: bounds.width - 8 - button.width, y: top, width: button.width, height: Self.fieldHeight)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      (field, place) = (field.mirrored(in: bounds.width), place.mirrored(in: bounds.width))
    }
    (searchTextField.frame, cancel.frame) = (field, place)
    cancel.isHidden = !showsCancelButton
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  // MARK: Text field delegate

  /// Forwards the question to the delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Notifies the delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }
  /// Notifies the delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  /// Notifies the delegate that the return key has been pressed.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}
