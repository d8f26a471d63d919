// What is shown in place of a service of the system that is not there: a page that says so, with a
// button that ends it as a user would.

import Foundation
import SegueWorld

/// A page that says what is not there.
final class AbsentServiceView: UIView {
  private let label = UILabel()
  private let button = UIButton(type: .system)

  /// Creates a page.
  ///
  /// - Parameter what: What is not there, as a sentence.
  init(_ what: String, button title: String, onEnd: @escaping () -> Void) {
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    (label.text, label.numberOfLines, label.textAlignment) = (what, 0, .center)
    label.textColor = .secondaryLabel
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addHandler(for: .touchUpInside) { _ in onEnd() }
    for view in [label, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
    let size = button.sizeThatFits(.zero)
    button.frame = CGRect(x: area.minX, y: area.minY + 12, width: size.width, height: 32)
    let height = label.sizeThatFits(CGSize(width: area.width - 32, height: area.height)).height
    label.frame = CGRect(
      x: area.minX + 16, y: area.midY - height / 2, width: area.width - 32, height: height)
  }
}

/// A view controller that stands for a service of the system.
@preconcurrency @MainActor
open class SegueAbsentServiceController: UIViewController {
  /// What is not there, as a sentence.
  var absence: String { "This service is not available." }
  /// The title of the button.
  var buttonTitle: String { "Cancel" }
  /// Called by the button.
  func end() { dismiss(animated: true) }

  open override func loadView() {
    view = AbsentServiceView(absence, button: buttonTitle) { [weak self] in self?.end() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    World.current.warn(
      "\(type(of: self)): \(absence) A page that says so is shown instead")
  }
}
