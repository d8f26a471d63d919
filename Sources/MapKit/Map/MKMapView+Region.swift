// The part of the earth that a map shows: reading it, changing it, and converting coordinates.

import UIKit

extension MKMapView {
  // MARK: Regions

  /// The visible region.
  public var region: MKCoordinateRegion {
    get { viewport.size.width > 0 ? MKCoordinateRegion(viewport.rect) : wishedRegion }
    set { setRegion(newValue, animated: false) }
  }
  /// The place at the center.
  public var centerCoordinate: CLLocationCoordinate2D {
    get { viewport.size.width > 0 ? viewport.center.coordinate : wishedRegion.center }
    set { setCenter(newValue, animated: false) }
  }
  /// The visible rectangle.
  public var visibleMapRect: MKMapRect {
    get { viewport.size.width > 0 ? viewport.rect : wishedRegion.mapRect }
    set { setVisibleMapRect(newValue, animated: false) }
  }
  /// The visible region, as a camera that looks straight down.
  @preconcurrency
  public var camera: MKMapCamera {
    get { currentCamera }
    set { setCamera(newValue, animated: false) }
  }

  private var wishedRegion: MKCoordinateRegion {
    switch wish {
    case .region(let region): region
    case .rect(let rect, _): MKCoordinateRegion(rect)
    case .camera(let camera):
      MKCoordinateRegion(center: camera.centerCoordinate, span: MKCoordinateSpan())
    case nil: MKCoordinateRegion(viewport.rect)
    }
  }

  private var currentCamera: MKMapCamera {
    if case .camera(let camera) = wish, let copy = camera.copy() as? MKMapCamera { return copy }
    let center = centerCoordinate
    let distance = MKMapCamera.distance(
      scale: viewport.scale, height: viewport.size.height, latitude: center.latitude)
    return MKMapCamera(
      lookingAtCenter: center, fromDistance: distance, pitch: 0, heading: 0)
  }

  /// Shows a region, whose center becomes the map's.
  public func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard region.isUsable else {
      return LocationEvents.warnOnce(
        "MKMapView: a region with the center \(region.center.latitude), "
          + "\(region.center.longitude) and the span \(region.span.latitudeDelta), "
          + "\(region.span.longitudeDelta); expected a place and a span >= 0. It is not shown")
    }
    show(.region(region), animated: animated)
  }
  /// Moves the map without changing its scale.
  public func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return }
    guard viewport.size.width > 0 else {
      return show(
        .region(MKCoordinateRegion(center: coordinate, span: wishedRegion.span)),
        animated: false)
    }
    var target = viewport
    target.center = MKMapPoint(coordinate)
    wish = nil
    change(to: target.possible, animated: animated)
  }
  /// Shows a rectangle.
  public func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
    setVisibleMapRect(mapRect, edgePadding: .zero, animated: animated)
  }
  /// Shows a rectangle between margins.
  public func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool
  ) {
    guard !mapRect.isNull else { return }
    show(.rect(mapRect, insets), animated: animated)
  }
  /// Shows what a camera sees that looks straight down from its distance.
  public func setCamera(_ camera: MKMapCamera, animated: Bool) {
    guard let copy = camera.copy() as? MKMapCamera else { return }
    show(.camera(copy), animated: animated)
  }

  /// Returns the region that the map would show.
  public func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    guard region.isUsable, viewport.size.width > 0 else { return region }
    return MKCoordinateRegion(MapWish.region(region).viewport(of: viewport).rect)
  }
  /// Returns the rectangle that the map would show.
  public func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect {
    mapRectThatFits(mapRect, edgePadding: .zero)
  }
  /// Returns the rectangle that the map would show with margins.
  public func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
    guard viewport.size.width > 0 else { return mapRect }
    return viewport.showing(mapRect, insets: insets).rect
  }

  private func show(_ wish: MapWish, animated: Bool) {
    self.wish = wish
    change(to: wish.viewport(of: viewport), animated: animated && viewport.size.width > 0)
  }

  // MARK: Changes

  /// Changes the viewport, and reports it.
  private func change(to target: MapViewport, animated: Bool) {
    beginChange(animated: animated)
    guard animated, window != nil else {
      viewport = target
      placeContents()
      setNeedsLayout()
      return endChange(animated: animated)
    }
    move(to: target, by: .toRegion(from: viewport), animated: true)
  }

  /// Ends the motion that is under way, and reports that the region will change.
  func beginChange(animated: Bool) {
    endMotion()
    changeCount += 1
    openChange = changeCount
    delegate?.mapView(self, regionWillChangeAnimated: animated)
  }

  /// Reports that the region has changed.
  func endChange(animated: Bool) {
    openChange = nil
    delegate?.mapViewDidChangeVisibleRegion(self)
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Animates to a viewport, and reports the end.
  func move(to target: MapViewport, by motion: MapMotion, animated: Bool) {
    let number = changeCount
    isInMotion = true
    // Views that the end needs exist from the beginning of the motion.
    viewport = target
    updateAnnotationViews(also: motion.start)
    updateOverlays()
    placeTracker(in: motion.start)
    viewport = motion.start
    placeContents()
    viewport = target
    UIView.animate(
      withDuration: motion.duration, delay: 0, options: [motion.options, .allowUserInteraction]
    ) {
      self.placeViews()
      self.placeTracker(in: target)
    } completion: { [weak self] _ in
      guard let self, openChange == number else { return }
      isInMotion = false
      endChange(animated: animated)
      setNeedsLayout()
    }
    grid.show(target, motion: motion)
    for record in overlayStore { record.view?.show(in: target, motion: motion) }
  }

  /// The viewport that is visible now, in the middle of a motion.
  var shownViewport: MapViewport {
    guard isInMotion, let shown = tracker.layer.presentation() else { return viewport }
    let unit = Double(shown.bounds.width)
    guard unit > 0 else { return viewport }
    var found = viewport
    found.scale = MapViewport.trackerWidth / unit
    let middle = CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
    found.center.x -= Double(shown.position.x - middle.x) * found.scale
    found.center.y -= Double(shown.position.y - middle.y) * found.scale
    return found.possible
  }

  private func placeTracker(in shown: MapViewport) {
    tracker.center = shown.point(viewport.center)
    tracker.bounds.size.width = MapViewport.trackerWidth / shown.scale
  }

  /// Stops the map where it is seen, and reports the end of its motion.
  func endMotion() {
    guard isInMotion else { return }
    viewport = shownViewport
    isInMotion = false
    for view in annotationArea.subviews + [tracker] + calloutArea.subviews {
      view.layer.removeAnimation(forKey: "position")
      view.layer.removeAnimation(forKey: "bounds")
    }
    openChange = nil
    placeContents()
    delegate?.mapView(self, regionDidChangeAnimated: true)
  }

  /// Places everything at rest.
  func placeContents() {
    placeViews()
    grid.show(viewport, motion: nil)
    for record in overlayStore { record.view?.show(in: viewport, motion: nil) }
  }

  // MARK: Coordinates

  /// Returns the place of a coordinate in a view.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    let point = viewport.point(MKMapPoint(coordinate))
    return view === self ? point : convert(point, to: view)
  }
  /// Returns the coordinate of a place in a view.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    let found = viewport.mapPoint(view === self ? point : convert(point, from: view)).coordinate
    return CLLocationCoordinate2D(
      latitude: found.latitude, longitude: found.longitude.remainder(dividingBy: 360))
  }
  /// Returns the rectangle of a region in a view.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let rect = region.mapRect
    let origin = viewport.point(rect.origin)
    let frame = CGRect(
      origin: origin,
      size: CGSize(width: rect.width / viewport.scale, height: rect.height / viewport.scale))
    return view === self ? frame : convert(frame, to: view)
  }
  /// Returns the region of a rectangle in a view.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let rect = view === self ? rect : convert(rect, from: view)
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    return MKCoordinateRegion(MKMapRect(around: corners.map(viewport.mapPoint)))
  }
}

extension MapViewport {
  /// The width of the tracker at the scale 1.
  static let trackerWidth = 65536.0
}
