import UIKit

/// A screen that brings its own transition along.
public final class ZoomController: UIViewController {
  private let zoom = ZoomDelegate()

  /// Creates the screen.
  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = zoom
  }

  required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    view.backgroundColor = .systemIndigo
  }
}
