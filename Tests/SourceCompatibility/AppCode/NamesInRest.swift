// swift-format-ignore-file
import UIKit

/// The names that transition code uses most, in ordinary uses: layout, gestures, scrolling, the rest.
class NameRest: NSObject, UIGestureRecognizerDelegate, CAAnimationDelegate {
  private var observation: NSKeyValueObservation?
  private var link: CADisplayLink?

  func layout(_ view: UIView, in other: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 10)
    height.priority = .defaultHigh
    height.constant = 20
    height.isActive = true
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: other.topAnchor), view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: other.leadingAnchor), view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.leftAnchor.constraint(equalTo: other.leftAnchor), view.rightAnchor.constraint(equalTo: other.rightAnchor),
      view.centerXAnchor.constraint(equalTo: other.centerXAnchor), view.centerYAnchor.constraint(equalTo: other.centerYAnchor),
      view.widthAnchor.constraint(equalTo: other.widthAnchor),
    ])
    other.removeConstraint(height)
    other.removeConstraints(other.constraints)
    _ = other.safeAreaLayoutGuide.layoutFrame
    _ = UIStackView(arrangedSubviews: [view])
  }

  func gestures(_ view: UIView) {
    let pan = UIPanGestureRecognizer(target: self, action: Selector(NameRest.panned(_:)))
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    pan.minimumNumberOfTouches = 1
    pan.cancelsTouchesInView = false
    pan.isEnabled = true
    pan.addTarget(self, action: Selector(NameRest.panned(_:)))
    pan.removeTarget(self, action: nil)
    pan.require(toFail: UITapGestureRecognizer())
    view.addGestureRecognizer(pan)
    view.removeGestureRecognizer(pan)
    _ = view.gestureRecognizers
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    _ = (UIPinchGestureRecognizer().scale, UILongPressGestureRecognizer())
    let touch: UITouch? = nil
    let event: UIEvent? = nil
    _ = (touch, event)
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    _ = pan.translation(in: pan.view).x + pan.velocity(in: nil).y + pan.location(in: nil).x
    pan.setTranslation(.zero, in: nil)
    let state: UIGestureRecognizerState = pan.state
    switch state {
    case .began, .changed, .ended, .cancelled, .failed, .possible: break
    @unknown default: break
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}

  func scrolling(_ scroll: UIScrollView) {
    scroll.contentOffset.y = 1
    scroll.setContentOffset(.zero, animated: true)
    scroll.contentInset = UIEdgeInsets.zero
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.isScrollEnabled = !scroll.isDecelerating
    scroll.showsVerticalScrollIndicator = false
    observation = scroll.observe(\.contentOffset, options: [.new]) { (scroll: UIScrollView, change: NSKeyValueObservedChange<CGPoint>) in
      _ = change.newValue
    }
    let key: NSKeyValueChangeKey = .newKey
    _ = key
    _ = UITableViewAutomaticDimension
  }

  func application() {
    let app = UIApplication.shared
    app.beginIgnoringInteractionEvents()
    app.endIgnoringInteractionEvents()
    _ = app.keyWindow?.bounds
    _ = app.statusBarFrame.height
    let orientation: UIInterfaceOrientation = app.statusBarOrientation
    _ = orientation.isLandscape
    _ = UIDevice().userInterfaceIdiom
    _ = UIDevice.current.systemVersion
    _ = UIDevice.current.orientation
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    let tilt = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
    let group = UIMotionEffectGroup()
    group.motionEffects = [tilt]
    UIView().addMotionEffect(group)
    let responder: UIResponder = app
    let traits: UITraitCollection = .current
    _ = (responder, traits)
  }

  func foundation() {
    NotificationCenter.default.addObserver(self, selector: Selector(NameRest.told(_:)), name: UIDevice.orientationDidChangeNotification, object: nil)
    NotificationCenter.default.removeObserver(self)
    DispatchQueue.main.async {}
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {}
    let timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector(NameRest.beat), userInfo: nil, repeats: false)
    timer.invalidate()
    link = CADisplayLink(target: self, selector: Selector(NameRest.beat))
    link?.isPaused = true
    _ = isEqual(self) && isKind(of: NameRest.self) && responds(to: Selector(NameRest.beat))
    _ = (NSNull(), NSNumber(value: 1), NSCoder.self, (NSNumber(value: 1) as NSCopying).copy(with: nil))
    let selectorless: NSObject.Type = NSKeyedUnarchiver.self
    _ = selectorless
    let index: NSIndexPath? = nil
    _ = index
  }

  func told(_ notification: NSNotification) {}
  func beat() {}
}
