// The touches of a map: a pan moves it and lets it run out, a pinch changes its scale around the touches,
// two taps double it, and a tap selects an annotation.

import UIKit

/// The gesture recognizers of a map.
@MainActor
final class MapGestures: NSObject, UIGestureRecognizerDelegate {
  private unowned let map: MKMapView
  private let pan: UIPanGestureRecognizer
  private let pinch: UIPinchGestureRecognizer
  private let doubleTap: UITapGestureRecognizer
  private let tap: UITapGestureRecognizer
  /// The gestures that are moving the map.
  private var active = 0

  /// The speed in points per second from which the map runs out, and the seconds of that speed by which
  /// it does. Our choice.
  private static let (leastSpeed, runOut): (CGFloat, CGFloat) = (100, 0.22)

  init(_ map: MKMapView) {
    self.map = map
    pan = UIPanGestureRecognizer(target: nil, action: nil)
    pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    doubleTap = UITapGestureRecognizer(target: nil, action: nil)
    tap = UITapGestureRecognizer(target: nil, action: nil)
    super.init()
  }

  /// Adds the recognizers to the map.
  func install() {
    doubleTap.numberOfTapsRequired = 2
    pan.maximumNumberOfTouches = 2
    pan.addHandler { [weak self] (recognizer: UIPanGestureRecognizer) in self?.didPan(recognizer) }
    pinch.addHandler { [weak self] (recognizer: UIPinchGestureRecognizer) in
      self?.didPinch(recognizer)
    }
    doubleTap.addHandler { [weak self] (recognizer: UITapGestureRecognizer) in
      self?.didDoubleTap(recognizer)
    }
    tap.addHandler { [weak self] (recognizer: UITapGestureRecognizer) in
      guard recognizer.state == .ended, let map = self?.map else { return }
      map.select(at: recognizer.location(in: map))
    }
    for recognizer in [pan, pinch, doubleTap, tap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      map.addGestureRecognizer(recognizer)
    }
  }

  // MARK: Which touches count

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    var view = touch.view
    while let found = view, found !== map {
      if found is UIControl || found === map.callout?.view { return false }
      view = found.superview
    }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let own: [UIGestureRecognizer] = [pan, pinch, doubleTap, tap]
    return own.contains(gestureRecognizer) && own.contains(otherGestureRecognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    switch gestureRecognizer {
    case pan: map.isScrollEnabled
    case pinch, doubleTap: map.isZoomEnabled
    default: true
    }
  }

  // MARK: Moving

  private func begin() {
    if active == 0 {
      map.beginChange(animated: false)
      map.wish = nil
    }
    active += 1
  }

  private func show(_ viewport: MapViewport) {
    map.viewport = viewport
    map.updateAnnotationViews()
    map.placeContents()
    map.delegate?.mapViewDidChangeVisibleRegion(map)
  }

  private func end(speed: CGPoint = .zero) {
    active -= 1
    guard active == 0 else { return }
    let isFast = max(abs(speed.x), abs(speed.y)) >= Self.leastSpeed
    guard isFast, map.isScrollEnabled else {
      map.endChange(animated: false)
      return map.setNeedsLayout()
    }
    let way = CGPoint(x: speed.x * Self.runOut, y: speed.y * Self.runOut)
    map.move(
      to: map.viewport.moved(by: way), by: .afterTouch(from: map.viewport), animated: false)
  }

  private func didPan(_ recognizer: UIPanGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin()
      fallthrough
    case .changed:
      let way = recognizer.translation(in: map)
      recognizer.setTranslation(.zero, in: map)
      show(map.viewport.moved(by: way))
    case .ended: end(speed: recognizer.velocity(in: map))
    case .cancelled: end()
    default: break
    }
  }

  private func didPinch(_ recognizer: UIPinchGestureRecognizer) {
    switch recognizer.state {
    case .began:
      begin()
      fallthrough
    case .changed:
      let factor = Double(recognizer.scale)
      recognizer.scale = 1
      let point =
        map.isScrollEnabled
        ? recognizer.location(in: map) : CGPoint(x: map.bounds.midX, y: map.bounds.midY)
      show(map.viewport.zoomed(by: factor, around: point))
    case .ended, .cancelled: end()
    default: break
    }
  }

  private func didDoubleTap(_ recognizer: UITapGestureRecognizer) {
    guard recognizer.state == .ended, active == 0 else { return }
    let point = recognizer.location(in: map)
    guard map.annotationView(at: point) == nil else { return }
    map.beginChange(animated: true)
    map.wish = nil
    map.move(
      to: map.viewport.zoomed(by: 2, around: point), by: .toRegion(from: map.viewport),
      animated: true)
  }
}
