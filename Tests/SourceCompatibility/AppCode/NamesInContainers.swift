// swift-format-ignore-file
import UIKit

/// The names that transition code uses most, in ordinary uses: containers, lists, dynamics.
class NameContainer: UITabBarController, UIDynamicAnimatorDelegate {
  private var dynamics: UIDynamicAnimator?

  func fall(_ view: UIView) {
    let animator = UIDynamicAnimator(referenceView: view)
    animator.delegate = self
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    animator.addBehavior(push)
    animator.addBehavior(UIGravityBehavior(items: [view]))
    animator.addBehavior(UICollisionBehavior(items: [view]))
    animator.addBehavior(UIDynamicItemBehavior(items: [view]))
    animator.addBehavior(UIAttachmentBehavior(item: view, attachedToAnchor: .zero))
    dynamics = animator
  }
}

/// A menu beside a button.
class NamePopover: UIViewController, UIPopoverPresentationControllerDelegate {
  func hang(on view: UIView) {
    modalPresentationStyle = .popover
    popoverPresentationController?.delegate = self
    popoverPresentationController?.sourceView = view
  }
}

// swift-format-ignore-file
import UIKit

/// The names that transition code uses most, in ordinary uses: bars.
class NameBars: UIViewController {
  func use() {
    let bar: UINavigationBar? = navigationController?.navigationBar
    bar?.barTintColor = .white
    bar?.barStyle = .black
    bar?.isTranslucent = false
    bar?.titleTextAttributes = [.foregroundColor: UIColor.white]
    tabBarController?.tabBar.isHidden = true
  }
}
