// What is shown in place of a service that has a page: a page that says what is not there, with a
// button that ends it as a user would.

import SegueWorld
import UIKit

/// A page that says what is not there.
final class ServicePageView: UIView {
  private let label = UILabel()
  private let button: UIButton

  /// Creates a page.
  ///
  /// - Parameter absence: What is not there, as a sentence.
  init(_ absence: String, button title: String, onEnd: @escaping () -> Void) {
    button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in onEnd() })
    super.init(frame: UIScreen.main.bounds)
    backgroundColor = .systemBackground
    (label.text, label.numberOfLines, label.textAlignment) = (absence, 0, .center)
    label.textColor = .secondaryLabel
    for view in [label, button] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 0)
    let width = button.sizeThatFits(.zero).width
    button.frame = CGRect(x: area.minX, y: area.minY + 12, width: width, height: 32)
    let height = label.sizeThatFits(CGSize(width: area.width - 32, height: area.height)).height
    label.frame = CGRect(
      x: area.minX + 16, y: area.midY - height / 2, width: area.width - 32, height: height)
  }
}

/// A view controller that stands for a service with a page.
@preconcurrency @MainActor
open class SegueServicePageController: UIViewController {
  /// What is not there, as a sentence.
  var absence: String { "This service is not available." }
  /// The title of the button.
  var endTitle: String { "Cancel" }
  /// Called by the button.
  func endService() { dismiss(animated: true) }

  open override func loadView() {
    view = ServicePageView(absence, button: endTitle) { [weak self] in self?.endService() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    World.current.warn(
      "\(type(of: self)): \(absence) A page that says so is shown instead")
  }
}
