// The window of the keyboard, and the view in it that comes and goes: the keys or a view of the app,
// and the accessory above them.

import Foundation

/// The window of the keyboard, in front of those of the app.
@MainActor
final class KeyboardWindow: UIWindow {
  /// The view with everything that is shown.
  let host = KeyboardHostView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = .current
    windowLevel = Level(rawValue: 10_000)
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard host.frame.contains(point) else { return nil }
    return super.hitTest(point, with: event)
  }
}

/// The view at the bottom of the screen. It takes the touches that nothing in it does, so that what
/// lies behind is not tapped.
@MainActor
final class KeyboardHostView: UIView {
  private var contents: KeyboardContents?
  private let ground = UIView()
  private lazy var keys = UIKeyboardView(frame: .zero)
  private var accessoryHeight: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    ground.backgroundColor = KeyboardPainter.ground
    ground.isUserInteractionEnabled = false
    addSubview(ground)
  }

  required init?(coder: NSCoder) { nil }

  /// The responder to which the accessory belongs, so that it learns of what happens in it.
  override var next: UIResponder? { contents?.owner ?? super.next }

  /// The view that is shown in place of what is not an accessory.
  private var main: UIView? { contents?.hasKeys == true ? keys : contents?.view }

  /// The keys, if they are shown.
  var shownKeys: UIKeyboardView? { contents?.hasKeys == true ? keys : nil }

  /// Shows other contents.
  /// - Returns: Their height in points.
  func show(_ new: KeyboardContents) -> CGFloat {
    let (oldMain, oldAccessory) = (main, contents?.accessory)
    contents = new
    if oldMain !== main { oldMain?.removeFromSuperview() }
    if oldAccessory !== new.accessory { oldAccessory?.removeFromSuperview() }
    for case let view? in [main, new.accessory] {
      // Before it is measured, since its constraints may not fit into another width.
      view.frame.size.width = UIScreen.main.bounds.width
      if view.superview !== self { addSubview(view) }
    }
    overrideUserInterfaceStyle = new.hasKeys ? new.traits.appearance.style : .unspecified
    defer { shownKeys?.show(new.traits) }
    return settleHeight()
  }

  /// Removes everything that is shown.
  func clear() {
    for view in [main, contents?.accessory] { view?.removeFromSuperview() }
    contents = nil
  }

  /// Takes the place at the bottom of the screen, in which an accessory that follows the safe area
  /// has its height.
  private func settleHeight() -> CGFloat {
    guard let contents else { return 0 }
    let (screen, below) = (UIScreen.main.bounds, contents.mainHeight)
    func measure() { accessoryHeight = contents.accessory.map(KeyboardContents.height(of:)) ?? 0 }
    measure()
    for _ in 0..<2 {
      let height = accessoryHeight + below
      frame = CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
      layoutIfNeeded()
      measure()
    }
    return accessoryHeight + below
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, top) = (bounds.width, accessoryHeight)
    contents?.accessory?.frame = CGRect(x: 0, y: 0, width: width, height: top)
    let height = max(0, bounds.height - top)
    // Below the screen's end while the view becomes less high.
    ground.isHidden = main == nil
    ground.frame = CGRect(x: 0, y: top, width: width, height: main == nil ? 0 : height + 500)
    let safe = contents?.hasKeys == true ? 0 : UIScreen.main.safeAreaInsets.bottom
    main?.frame = CGRect(x: 0, y: top, width: width, height: max(0, height - safe))
  }
}

extension UIKeyboardAppearance {
  /// The style of the interface that the keyboard has.
  fileprivate var style: UIUserInterfaceStyle {
    switch self {
    case .default: .unspecified
    case .light: .light
    case .dark: .dark
    }
  }
}
