// Zooming: the view that the delegate names gets a scale as its transform, its upper left corner stays where it
// is in the content, and the content becomes as large as it. Fingers keep what is between them; code keeps the
// middle, or brings a rectangle of the zoomed view into view.

import Foundation
import SegueTiming

extension UIScrollView {
  /// How long a change of the scale by code takes, and the way back from past a limit.
  static let zoomDuration = 0.3

  /// What is zoomed.
  var zoomedView: UIView? { follower?.viewForZooming(in: self) }
  var zoomLimits: ZoomLimits { ZoomLimits(minimumZoomScale, maximumZoomScale) }

  /// There is a pinch while there is something to zoom.
  func zoomLimitsDidChange() {
    if zoomLimits.isOpen, pinchGestureRecognizer == nil {
      let pinch = ScrollPinch(target: nil, action: nil)
      pinch.addHandler { [weak self] (pinch: ScrollPinch) in self?.follow(pinch) }
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    }
    pinchGestureRecognizer?.isEnabled = zoomLimits.isOpen
  }

  // MARK: By code

  /// Goes to a scale within the limits; the middle of what is in view stays there.
  func changeZoom(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let hand = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let grip = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    moveZoom(to: zoomLimits.clamped(scale), grip: grip, hand: hand, animated: animated)
  }

  /// Shows a rectangle of the zoomed view as large as it fits.
  func zoom(on rect: CGRect, animated: Bool) {
    guard zoomedView != nil, !rect.isNull, rect.width > 0 || rect.height > 0 else { return }
    let scale = min(
      rect.width > 0 ? bounds.width / rect.width : .infinity,
      rect.height > 0 ? bounds.height / rect.height : .infinity)
    moveZoom(
      to: zoomLimits.clamped(scale), grip: CGPoint(x: rect.midX, y: rect.midY),
      hand: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  private func moveZoom(to scale: CGFloat, grip: CGPoint, hand: CGPoint, animated: Bool) {
    stopMoving()
    stopZooming()
    guard animated else {
      setZoom(scale)
      hold(grip, at: hand)
      return zoomDidChange()
    }
    zoom.isUnderWay = true
    follower?.scrollViewWillBeginZooming(self, with: zoomedView)
    glide(to: scale, grip: grip, hand: hand)
  }

  /// Goes to a scale over time, and tells when it is there.
  private func glide(to scale: CGFloat, grip: CGPoint, hand: CGPoint) {
    let (firstScale, first) = (zoom.scale, contentOffset)
    let last = offset(holding: grip, at: hand, scale: scale)
    let begin = World.current.now.seconds
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let time = link.timestamp - begin
      guard time < Self.zoomDuration else {
        setZoom(scale)
        contentOffset = last
        zoomDidChange()
        return stopZooming()
      }
      let part = CGFloat(CubicCurve.easeInOut.value(at: time / Self.zoomDuration))
      setZoom(firstScale + (scale - firstScale) * part)
      contentOffset = CGPoint(
        x: first.x + (last.x - first.x) * part, y: first.y + (last.y - first.y) * part)
      zoomDidChange()
    }
    zoom.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Stops where it is; whoever follows it is told.
  func stopZooming() {
    guard zoom.isUnderWay else { return }
    zoom.link?.invalidate()
    zoom.link = nil
    (zoom.isUnderWay, isZoomBouncing) = (false, false)
    follower?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  // MARK: Fingers

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: beginPinch(pinch)
    case .changed: movePinch(pinch)
    case .ended, .cancelled, .failed: endPinch()
    case .possible: break
    }
  }

  private func beginPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let view = zoomedView else { return }
    stopMoving()
    stopZooming()
    if isDragging {
      panGestureRecognizer.isEnabled = false
      panGestureRecognizer.isEnabled = isScrollEnabled
      stopMoving()
    }
    (zoom.isUnderWay, zoom.firstScale) = (true, zoom.scale)
    zoom.grip = pinch.location(in: view)
    follower?.scrollViewWillBeginZooming(self, with: view)
    movePinch(pinch)
  }

  private func movePinch(_ pinch: UIPinchGestureRecognizer) {
    guard zoom.isUnderWay, pinch.numberOfTouches > 1 else { return }
    let wanted = zoom.firstScale * pinch.scale
    let place = pinch.location(in: self)
    zoom.hand = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    setZoom(bouncesZoom ? zoomLimits.yielding(wanted) : zoomLimits.clamped(wanted))
    if let view = zoomedView {
      let held = view.convert(zoom.grip, to: self)
      contentOffset = CGPoint(x: held.x - zoom.hand.x, y: held.y - zoom.hand.y)
    }
    zoomDidChange()
  }

  private func endPinch() {
    guard zoom.isUnderWay else { return }
    let scale = zoomLimits.clamped(zoom.scale)
    let rest = offset(holding: zoom.grip, at: zoom.hand, scale: scale)
    guard scale != zoom.scale || rest != contentOffset else { return stopZooming() }
    isZoomBouncing = scale != zoom.scale
    glide(to: scale, grip: zoom.grip, hand: zoom.hand)
  }

  // MARK: Changing

  private func setZoom(_ scale: CGFloat) {
    guard let view = zoomedView else { return }
    let corner = view.frame.origin
    zoom.scale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    keepCorner(of: view, at: corner)
    contentSize = view.frame.size
  }

  private func keepCorner(of view: UIView, at corner: CGPoint) {
    let moved = view.frame.origin
    guard moved != corner else { return }
    view.center = CGPoint(
      x: view.center.x + corner.x - moved.x, y: view.center.y + corner.y - moved.y)
  }

  /// Constraints have placed the zoomed view without its scale.
  func placeZoomedView() {
    guard zoom.scale != 1, let view = zoomedView, !view.autoLayout.translatesAutoresizingMask
    else { return }
    keepCorner(of: view, at: view.untransformedFrame.origin)
  }

  private func hold(_ grip: CGPoint, at hand: CGPoint) {
    contentOffset = offset(holding: grip, at: hand, scale: zoom.scale)
  }

  /// The offset at which `grip` is at `hand`, or as near as the content's ends let it.
  private func offset(holding grip: CGPoint, at hand: CGPoint, scale: CGFloat) -> CGPoint {
    guard let view = zoomedView else { return contentOffset }
    let (corner, own, inset) = (view.frame.origin, view.bounds, adjustedContentInset)
    func place(
      _ corner: CGFloat, _ grip: CGFloat, _ hand: CGFloat, length: CGFloat, shown: CGFloat,
      before: CGFloat, after: CGFloat
    ) -> CGFloat {
      min(max(corner + grip * scale - hand, -before), max(-before, length * scale + after - shown))
    }
    return CGPoint(
      x: place(
        corner.x, grip.x - own.minX, hand.x, length: own.width, shown: bounds.width,
        before: inset.left, after: inset.right),
      y: place(
        corner.y, grip.y - own.minY, hand.y, length: own.height, shown: bounds.height,
        before: inset.top, after: inset.bottom))
  }

  private func zoomDidChange() {
    setNeedsLayout()
    follower?.scrollViewDidZoom(self)
  }
}
