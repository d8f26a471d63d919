// The annotations of a map. Those that are within a screen of the visible part have views, which are
// created when the map is laid out.

import UIKit

extension MKMapView {
  // MARK: Annotations

  /// The annotations in the order in which they were added.
  public var annotations: [any MKAnnotation] { annotationStore.records.map(\.annotation) }

  /// Adds an annotation.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  /// Adds annotations.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where annotationStore.add(annotation) { watch(annotation) }
    setNeedsLayout()
  }
  /// Removes an annotation with its view.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  /// Removes annotations with their views.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations where isSelected(annotation) {
      deselectAnnotation(annotation, animated: false)
    }
    for record in annotationStore.remove(annotations) {
      (record.annotation as? MKShape)?.watchers.remove(self)
      stopWatching(record)
      removeView(of: record)
    }
    setNeedsLayout()
  }

  /// Observes the place and the texts of an annotation: of MapKit's own classes, and of an app's
  /// classes whose properties are `@objc dynamic`.
  private func watch(_ annotation: any MKAnnotation) {
    (annotation as? MKShape)?.watchers.add(self)
    guard let source = annotation as? any SegueKeyValueSource else { return }
    let record = annotationStore.record(of: annotation)
    record?.observation = PropertyObservers.made(of: source).add { [weak self] _ in
      self?.annotationsDidChange()
    }
  }

  private func stopWatching(_ record: AnnotationRecord) {
    guard let observation = record.observation,
      let source = record.annotation as? any SegueKeyValueSource
    else { return }
    PropertyObservers.of(source)?.remove(observation)
    record.observation = nil
  }

  /// Returns the annotations in a rectangle.
  public func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    let found = annotations.filter { mapRect.contains($0.mapPoint) }
    return Set(found.compactMap { $0 as? NSObject })
  }
  /// The rectangle in which annotation views are visible, in the map's coordinates.
  public var annotationVisibleRect: CGRect { bounds }

  /// Shows the smallest region with all annotations, with margins, and adds those that are not on the
  /// map. The margins, and the 1500 meters around a single annotation, are our choice.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let places = annotations.filter { CLLocationCoordinate2DIsValid($0.coordinate) }
    guard let first = places.first else { return }
    var rect = MKMapRect(around: places.map(\.mapPoint))
    let least = 1500 * MKMapPointsPerMeterAtLatitude(first.coordinate.latitude)
    let (dx, dy) = (max(least - rect.width, 0) / 2, max(least - rect.height, 0) / 2)
    rect = rect.insetBy(dx: -dx, dy: -dy)
    let insets = safeAreaInsets
    setVisibleMapRect(
      rect,
      edgePadding: UIEdgeInsets(
        top: insets.top + 64, left: insets.left + 40, bottom: insets.bottom + 48,
        right: insets.right + 40), animated: animated)
  }

  // MARK: Views

  /// Returns the view of an annotation; `nil` if it is far from the visible part or the map has not
  /// been laid out since it was added.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    annotationStore.record(of: annotation)?.view
  }

  /// Registers a class for views with an identifier.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    guard let kind = viewClass as? MKAnnotationView.Type else {
      return annotationStore.register(identifier, nil)
    }
    annotationStore.register(identifier) {
      kind.allocated(annotation: nil, reuseIdentifier: identifier)
    }
  }

  /// Returns a view with an identifier that is not used any more, or a new one if a class is
  /// registered.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  { annotationStore.takeIdle(identifier) ?? annotationStore.make(identifier) }
  /// Returns a view with an identifier for an annotation. Without a registered class, it is the usual
  /// one.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeueReusableAnnotationView(withIdentifier: identifier)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  /// Creates the views near the visible part, and removes the others.
  ///
  /// - Parameter other: A viewport whose surroundings need views as well.
  func updateAnnotationViews(also other: MapViewport? = nil) {
    guard viewport.size.width > 0 else { return }
    let areas = [viewport, other].compactMap { $0?.rect }.map { rect in
      rect.insetBy(dx: -rect.width, dy: -rect.height)
    }
    var added: [MKAnnotationView] = []
    for record in annotationStore.records {
      let isNear = areas.contains { Self.contains($0, record.annotation.mapPoint) }
      if isNear, record.view == nil, let view = makeView(for: record) { added.append(view) }
      if !isNear, record.view != nil, !isSelected(record.annotation) { removeView(of: record) }
    }
    orderViews()
    placeViews()
    if !added.isEmpty { present(added) }
    showSelection()
    arrangeTexts()
  }

  private static func contains(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool {
    let dx = (point.x - rect.midX).remainder(dividingBy: MKMapPoint.side)
    return abs(dx) <= rect.width / 2 && abs(point.y - rect.midY) <= rect.height / 2
  }

  private func makeView(for record: AnnotationRecord) -> MKAnnotationView? {
    guard CLLocationCoordinate2DIsValid(record.annotation.coordinate) else { return nil }
    let view =
      delegate?.mapView(self, viewFor: record.annotation)
      ?? dequeueReusableAnnotationView(
        withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: record.annotation)
    if view.annotation !== record.annotation { view.annotation = record.annotation }
    view.map = self
    view.isSelected = false
    view.prepareForDisplay()
    record.view = view
    annotationArea.addSubview(view)
    return view
  }

  private func removeView(of record: AnnotationRecord) {
    guard let view = record.view else { return }
    record.view = nil
    view.removeFromSuperview()
    view.map = nil
    annotationStore.keep(view)
  }

  private func present(_ views: [MKAnnotationView]) {
    for (index, view) in views.enumerated() {
      (view as? MKPinAnnotationView)?.drop(after: Double(index) * 0.04)
      (view as? MKMarkerAnnotationView)?.appear()
    }
    delegate?.mapView(self, didAdd: views)
  }

  // MARK: Places

  /// Places all annotation views and the callout for the present viewport.
  func placeViews() {
    for record in annotationStore.records {
      guard let view = record.view else { continue }
      let point = viewport.point(record.annotation.mapPoint)
      let center = CGPoint(x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
      if view.center != center { view.center = center }
    }
    placeCallout()
  }

  /// Called when the texts or the place of an annotation have changed.
  func annotationsDidChange() {
    for record in annotationStore.records { record.view?.annotationDidChange() }
    placeViews()
    setNeedsLayout()
  }

  /// Orders the views: by their priorities, then from north to south.
  private func orderViews() {
    let shown = annotationStore.records.compactMap { record in
      record.view.map { (view: $0, record: record, priority: priority($0)) }
    }
    let sorted = shown.sorted { a, b in
      if a.priority != b.priority { return a.priority < b.priority }
      let (y, other) = (a.record.annotation.mapPoint.y, b.record.annotation.mapPoint.y)
      return y == other ? a.record.number < b.record.number : y < other
    }
    guard zip(sorted, annotationArea.subviews).contains(where: { $0.view !== $1 }) else { return }
    for entry in sorted { annotationArea.bringSubviewToFront(entry.view) }
  }

  private func priority(_ view: MKAnnotationView) -> Float {
    view.isSelected ? view.selectedZPriority.rawValue : view.zPriority.rawValue
  }

  /// Hides the titles of markers that would cover those of other markers, from front to back.
  private func arrangeTexts() {
    let markers = annotationArea.subviews.reversed().compactMap { $0 as? MKMarkerAnnotationView }
    var taken = markers.map(\.frame)
    for (index, marker) in markers.enumerated() {
      guard let area = marker.textArea else { continue }
      let place = area.offsetBy(dx: marker.frame.minX, dy: marker.frame.minY)
      let others = taken[..<index] + taken[(index + 1)...]
      marker.hasRoomForTexts = !others.contains { $0.intersects(place) }
      if marker.hasRoomForTexts { taken.append(place) }
    }
  }
}
