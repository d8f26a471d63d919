// Zooming: the view that the delegate returns receives a scale as its transform, its upper-left
// corner remains in place in the content, and the content size becomes that of the view. A pinch
// keeps the point between its touches in place; code keeps the center, or makes a rectangle of the
// zoomed view visible.

import Foundation
import SegueTiming
import SegueWorld

extension UIScrollView {
  /// The duration of a change of the scale by code, and of the return to a limit, in seconds.
  static let zoomDuration = 0.3

  /// The view that is zoomed.
  var zoomedView: UIView? { follower?.viewForZooming(in: self) }
  var zoomLimits: ZoomLimits { ZoomLimits(minimumZoomScale, maximumZoomScale) }

  /// Adds the pinch gesture recognizer if the limits permit zooming.
  func zoomLimitsDidChange() {
    if zoomLimits.isOpen, pinchGestureRecognizer == nil {
      let pinch = ScrollPinch(target: nil, action: nil)
      pinch.addHandler { [weak self] (pinch: ScrollPinch) in self?.follow(pinch) }
      pinchGestureRecognizer = pinch
      addGestureRecognizer(pinch)
    }
    pinchGestureRecognizer?.isEnabled = zoomLimits.isOpen
  }

  // MARK: Programmatic zooming

  /// Changes to a scale within the limits. The center of the visible area remains in place.
  func changeZoom(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let touchCenter = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let anchor = view.convert(CGPoint(x: bounds.midX, y: bounds.midY), from: self)
    moveZoom(
      to: zoomLimits.clamped(scale), anchor: anchor, touchCenter: touchCenter, animated: animated)
  }

  /// Scales a rectangle of the zoomed view to the size that fits.
  func zoom(on rect: CGRect, animated: Bool) {
    guard zoomedView != nil, !rect.isNull, rect.width > 0 || rect.height > 0 else { return }
    let scale = min(
      rect.width > 0 ? bounds.width / rect.width : .infinity,
      rect.height > 0 ? bounds.height / rect.height : .infinity)
    moveZoom(
      to: zoomLimits.clamped(scale), anchor: CGPoint(x: rect.midX, y: rect.midY),
      touchCenter: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
  }

  private func moveZoom(to scale: CGFloat, anchor: CGPoint, touchCenter: CGPoint, animated: Bool) {
    stopMoving()
    stopZooming()
    guard animated else {
      setZoom(scale)
      hold(anchor, at: touchCenter)
      return zoomDidChange()
    }
    zoom.isActive = true
    follower?.scrollViewWillBeginZooming(self, with: zoomedView)
    animateZoom(to: scale, anchor: anchor, touchCenter: touchCenter)
  }

  /// Changes to a scale over time, and notifies the delegate at the end.
  private func animateZoom(to scale: CGFloat, anchor: CGPoint, touchCenter: CGPoint) {
    let (firstScale, first) = (zoom.scale, contentOffset)
    // Delegates that center the content change its insets with the scale, and so the limits.
    func last() -> CGPoint { offset(holding: anchor, at: touchCenter, scale: scale) }
    let begin = World.current.now.seconds
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let time = link.timestamp - begin
      guard time < Self.zoomDuration else {
        setZoom(scale)
        contentOffset = last()
        zoomDidChange()
        contentOffset = last()
        return stopZooming()
      }
      let part = CGFloat(CubicCurve.easeInOut.value(at: time / Self.zoomDuration))
      setZoom(firstScale + (scale - firstScale) * part)
      let last = last()
      contentOffset = CGPoint(
        x: first.x + (last.x - first.x) * part, y: first.y + (last.y - first.y) * part)
      zoomDidChange()
    }
    zoom.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Stops zooming at the current scale, and notifies the delegate.
  func stopZooming() {
    guard zoom.isActive else { return }
    zoom.link?.invalidate()
    zoom.link = nil
    (zoom.isActive, isZoomBouncing) = (false, false)
    follower?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  // MARK: Pinching

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
    (zoom.isActive, zoom.firstScale) = (true, zoom.scale)
    zoom.anchor = pinch.location(in: view)
    follower?.scrollViewWillBeginZooming(self, with: view)
    movePinch(pinch)
  }

  private func movePinch(_ pinch: UIPinchGestureRecognizer) {
    guard zoom.isActive, pinch.numberOfTouches > 1 else { return }
    let wanted = zoom.firstScale * pinch.scale
    let place = pinch.location(in: self)
    zoom.touchCenter = CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY)
    setZoom(bouncesZoom ? zoomLimits.yielding(wanted) : zoomLimits.clamped(wanted))
    if let view = zoomedView {
      let held = view.convert(zoom.anchor, to: self)
      contentOffset = CGPoint(x: held.x - zoom.touchCenter.x, y: held.y - zoom.touchCenter.y)
    }
    zoomDidChange()
  }

  private func endPinch() {
    guard zoom.isActive else { return }
    let scale = zoomLimits.clamped(zoom.scale)
    let rest = offset(holding: zoom.anchor, at: zoom.touchCenter, scale: scale)
    guard scale != zoom.scale || rest != contentOffset else { return stopZooming() }
    isZoomBouncing = scale != zoom.scale
    animateZoom(to: scale, anchor: zoom.anchor, touchCenter: zoom.touchCenter)
  }

  // MARK: Applying the scale

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

  /// Corrects the position of the zoomed view after constraints have placed it without its scale.
  func placeZoomedView() {
    guard zoom.scale != 1, let view = zoomedView, !view.autoLayout.translatesAutoresizingMask
    else { return }
    keepCorner(of: view, at: view.untransformedFrame.origin)
  }

  private func hold(_ anchor: CGPoint, at touchCenter: CGPoint) {
    contentOffset = offset(holding: anchor, at: touchCenter, scale: zoom.scale)
  }

  /// Returns the offset at which `anchor` is at `touchCenter`, or as close to it as the limits allow.
  private func offset(holding anchor: CGPoint, at touchCenter: CGPoint, scale: CGFloat) -> CGPoint {
    guard let view = zoomedView else { return contentOffset }
    let (corner, own, inset) = (view.frame.origin, view.bounds, adjustedContentInset)
    func place(
      _ corner: CGFloat, _ anchor: CGFloat, _ touchCenter: CGFloat, length: CGFloat, shown: CGFloat,
      before: CGFloat, after: CGFloat
    ) -> CGFloat {
      min(
        max(corner + anchor * scale - touchCenter, -before),
        max(-before, length * scale + after - shown))
    }
    return CGPoint(
      x: place(
        corner.x, anchor.x - own.minX, touchCenter.x, length: own.width, shown: bounds.width,
        before: inset.left, after: inset.right),
      y: place(
        corner.y, anchor.y - own.minY, touchCenter.y, length: own.height, shown: bounds.height,
        before: inset.top, after: inset.bottom))
  }

  private func zoomDidChange() {
    setNeedsLayout()
    follower?.scrollViewDidZoom(self)
  }
}
