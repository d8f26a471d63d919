// swift-format-ignore-file
import UIKit

enum SideMenuEdge {
    case left
    case right

    var rectEdge: UIRectEdge {
        switch self {
        case .left: return .left
        case .right: return .right
        }
    }
}

/// A menu that pushes the screen aside, with a copy of it left standing at the rim.
class SideMenuPushAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    static let snapshotTag = 8_127
    private let edge: SideMenuEdge
    private let opens: Bool

    init(edge: SideMenuEdge = .left, opens: Bool) {
        self.edge = edge
        self.opens = opens
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if opens {
            guard let main = transitionContext.view(forKey: .from),
                let menu = transitionContext.view(forKey: .to),
                let rim = main.snapshotView(afterScreenUpdates: false) else {
                    transitionContext.completeTransition(false)
                    return
            }
            transitionContext.containerView.insertSubview(menu, belowSubview: main)
            menu.frame = transitionContext.containerView.bounds
            rim.tag = SideMenuPushAnimator.snapshotTag
            rim.isUserInteractionEnabled = false
            rim.layer.shadowOpacity = 0.5
            rim.frame = main.frame
            menu.addSubview(rim)
            main.isHidden = true
            move(rim, by: shift(in: menu), context: transitionContext) {
                main.isHidden = false
                if transitionContext.transitionWasCancelled { rim.removeFromSuperview() }
            }
        } else {
            guard let menu = transitionContext.view(forKey: .from), let main = transitionContext.view(forKey: .to) else {
                transitionContext.completeTransition(false)
                return
            }
            main.frame = transitionContext.containerView.bounds
            let rim = menu.viewWithTag(SideMenuPushAnimator.snapshotTag)
            move(rim, by: 0, context: transitionContext) {
                if !transitionContext.transitionWasCancelled {
                    transitionContext.containerView.insertSubview(main, aboveSubview: menu)
                    rim?.removeFromSuperview()
                }
            }
        }
    }

    private func shift(in view: UIView) -> CGFloat {
        return view.bounds.width * (edge == .left ? 0.8 : -0.8)
    }

    private func move(_ rim: UIView?, by distance: CGFloat, context: UIViewControllerContextTransitioning, cleanUp: @escaping () -> Void) {
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseInOut, animations: {
            rim?.frame.origin.x = distance
        }, completion: { _ in
            cleanUp()
            context.completeTransition(!context.transitionWasCancelled)
        })
    }
}

class SideMenuPushDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SideMenuPushAnimator(opens: true)
    }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        return SideMenuPushAnimator(opens: false)
    }
}
