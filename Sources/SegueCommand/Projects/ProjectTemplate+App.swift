// The template for authors of apps: a Swift file that would compile in an iOS app, and two screens.

extension ProjectTemplate {
  static let appScene = """
    # NAME: the screens between which SlideOver.swift is played.
    #
    #   segue try SlideOver.swift --scene scene.yaml -o slide.mp4    plays the Swift file
    #   segue render scene.yaml -o clip.mp4                          plays this scene by itself
    segue: 1
    canvas: { device: iphone-15-pro, scale: 2, fps: 60, statusBar: true }
    screens:
      list:
        background: systemTeal
        views: [{ label: Walks, font: largeTitle, color: white, center: both }]
      page:
        background: systemBackground
        views: [{ label: Low tide, font: largeTitle, center: both }]
    script:
      - show: list
      - wait: 0.4
      - present: page
        transition: slideDown
      - wait: 0.4
      - dismiss: page
      - wait: 0.4

    """

  static let appSource = """
    // NAME: a screen that slides in over another one, which moves aside. The file compiles unchanged
    // in an iOS app:
    //
    //   page.transitioningDelegate = slideOver
    //   page.modalPresentationStyle = .fullScreen
    //   present(page, animated: true)

    import UIKit

    /// Provides the animators of both directions.
    final class SlideOver: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController,
            source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
            SlideOverAnimator(isPresenting: true)
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
            SlideOverAnimator(isPresenting: false)
        }
    }

    /// Moves the two screens.
    final class SlideOverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private let isPresenting: Bool

        init(isPresenting: Bool) {
            self.isPresenting = isPresenting
        }

        func transitionDuration(
            using context: UIViewControllerContextTransitioning?
        ) -> TimeInterval {
            0.5
        }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
                context.completeTransition(false)
                return
            }
            let container = context.containerView
            let right = CGAffineTransform(translationX: container.bounds.width, y: 0)
            let aside = CGAffineTransform(translationX: -container.bounds.width * 0.3, y: 0)
            if isPresenting {
                container.addSubview(to)
            } else {
                container.insertSubview(to, belowSubview: from)
            }
            to.transform = isPresenting ? right : aside
            UIView.animate(
                withDuration: transitionDuration(using: context), delay: 0,
                usingSpringWithDamping: 0.9, initialSpringVelocity: 0
            ) {
                to.transform = .identity
                from.transform = self.isPresenting ? aside : right
            } completion: { _ in
                from.transform = .identity
                to.transform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    """
}
