// A field to look for something, with a magnifying glass before it and, if wanted, a button to give up. There is no
// keyboard: text comes by `searchTextField.insertText`.

import Foundation

/// Is asked and told what is typed into a search bar. Optional in Objective-C; here every method has its default.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Typing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text is another one.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Return has been pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button to give up has been tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field to look for something.
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate, UITextInputTraits {
  /// How much it stands out.
  public enum Style: UInt, Sendable {
    /// As for `prominent`.
    case `default`
    /// On a bar.
    case prominent
    /// Without a bar.
    case minimal
  }

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private let cancel = UIButton(type: .system)

  /// What text goes into.
  public let searchTextField = UITextField()
  /// Is asked and told.
  open weak var delegate: (any UISearchBarDelegate)?

  /// A bar at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// A bar; nothing is decoded.
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

  /// What has been typed.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What stands there as long as nothing has been typed.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// How much it stands out.
  open var searchBarStyle = Style.default { didSet { setNeedsLayout() } }
  /// The bar's colour.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether there is a button to give up.
  open var showsCancelButton = false { didSet { setNeedsLayout() } }
  /// Shows the button to give up, or takes it away.
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

  // MARK: The field

  /// Asks the delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Tells the delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }
  /// Tells the delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }
  /// Tells the delegate.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }
}
