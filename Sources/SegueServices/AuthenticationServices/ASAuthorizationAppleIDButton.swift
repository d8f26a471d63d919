// The button that begins to sign in, with its text and without the mark of the company.

import UIKit

/// A button with which users sign in.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// What the button says.
  public enum ButtonType: Int, Sendable {
    /// Sign in.
    case signIn
    /// Continue.
    case `continue`
    /// Sign up.
    case signUp
    /// As `signIn`.
    public static let `default` = ButtonType.signIn
  }

  /// The colors of the button.
  public enum Style: Int, Sendable {
    /// White.
    case white
    /// White with a border.
    case whiteOutline
    /// Black.
    case black
  }

  private let label = UILabel()
  /// The radius of the corners.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
    let color: UIColor = style == .black ? .white : .black
    backgroundColor = style == .black ? .black : .white
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline {
      (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor)
    }
    label.text =
      switch type {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    (label.textColor, label.textAlignment) = (color, .center)
    label.adjustsFontSizeToFitWidth = true
    addSubview(label)
  }

  /// Creates a black button that says to sign in.
  public convenience init() {
    self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black)
  }

  /// Creates a black button that says to sign in.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .black
  }

  /// The size that the button has without constraints.
  open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }

  /// Places the text, whose size is 43 percent of the height.
  open override func layoutSubviews() {
    super.layoutSubviews()
    label.font = .systemFont(ofSize: max(9, bounds.height * 0.43), weight: .medium)
    label.frame = bounds.insetBy(dx: 8, dy: 0)
  }

  /// Whether the button is pressed, which is shown.
  open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }
}
