// One of the three screens. A pan from the right edge presents the next one, a pan from the left
// edge dismisses this one, and both drive the transition interactively.

import UIKit

final class PageViewController: UIViewController {
  /// The image of this screen, followed by those of the screens after it.
  private let images: [String]
  private let interaction = EdgePanInteractionController()

  init(images: [String]) {
    self.images = images
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addImage()
    addEdgePan(.right)
    addEdgePan(.left)
  }

  private func addImage() {
    let imageView = UIImageView(image: UIImage(named: images[0]))
    imageView.frame = view.bounds
    imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(imageView)
  }

  private func addEdgePan(_ edge: UIRectEdge) {
    // On iOS: action: #selector(handleEdgePan)
    let edgePan = UIScreenEdgePanGestureRecognizer(
      target: self, action: Selector(Self.handleEdgePan))
    edgePan.edges = edge
    view.addGestureRecognizer(edgePan)
  }

  private func handleEdgePan(_ gesture: UIScreenEdgePanGestureRecognizer) {
    let x = gesture.translation(in: view.superview).x
    if gesture.edges == .right {
      interaction.handle(gesture, progress: abs(x) / 400, begin: showNextPage)
    } else {
      interaction.handle(gesture, progress: x / 1000, begin: goBack)
    }
  }

  private func showNextPage() -> Bool {
    guard images.count > 1, presentedViewController == nil else { return false }
    let nextPage = PageViewController(images: Array(images.dropFirst()))
    nextPage.modalPresentationStyle = .fullScreen
    nextPage.transitioningDelegate = self
    present(nextPage, animated: true)
    return true
  }

  private func goBack() -> Bool {
    guard presentingViewController != nil, !isBeingPresented, !isBeingDismissed else {
      return false
    }
    dismiss(animated: true)
    return true
  }
}

extension PageViewController: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    ShrinkSlideAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    SlideAwayAnimator()
  }

  // The pan that presents is on this page.
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    interaction.isInProgress ? interaction : nil
  }

  // The pan that dismisses is on the page that this one presented.
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning?
  {
    guard let page = presentedViewController as? PageViewController else { return nil }
    return page.interaction.isInProgress ? page.interaction : nil
  }
}
