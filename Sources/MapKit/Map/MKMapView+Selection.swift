// The selected annotation and its callout.

import UIKit

extension MKMapView {
  /// The annotations that are selected: one at most.
  public var selectedAnnotations: [any MKAnnotation] {
    get { annotationStore.selected }
    set {
      for annotation in annotationStore.selected { deselectAnnotation(annotation, animated: false) }
      if let first = newValue.first { selectAnnotation(first, animated: false) }
    }
  }

  func isSelected(_ annotation: any MKAnnotation) -> Bool {
    annotationStore.selected.contains { $0 === annotation }
  }

  /// Selects an annotation, and ends the selection of another one. An annotation whose view does not
  /// exist yet is reported when the view has been created.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard annotationStore.record(of: annotation) != nil, !isSelected(annotation) else { return }
    for other in annotationStore.selected { deselectAnnotation(other, animated: animated) }
    annotationStore.selected = [annotation]
    if view(for: annotation) == nil { return setNeedsLayout() }
    showSelection(animated: animated)
  }

  /// Ends the selection of an annotation.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, isSelected(annotation) else { return }
    annotationStore.selected = []
    removeCallout(animated: animated)
    delegate?.mapView(self, didDeselect: annotation)
    guard let view = view(for: annotation), view.isSelected else { return }
    view.setSelected(false, animated: animated)
    setNeedsLayout()
    delegate?.mapView(self, didDeselect: view)
  }

  /// Shows the selection of the selected annotation's view, if it is not shown yet.
  func showSelection(animated: Bool = false) {
    guard let annotation = annotationStore.selected.first, let view = view(for: annotation),
      !view.isSelected
    else { return }
    view.setSelected(true, animated: animated)
    annotationArea.bringSubviewToFront(view)
    if view.canShowCallout { showCallout(of: view, animated: animated) }
    delegate?.mapView(self, didSelect: annotation)
    delegate?.mapView(self, didSelect: view)
  }

  // MARK: Touches

  /// Selects the view at a point, or ends the selection.
  func select(at point: CGPoint) {
    if let callout, callout.view.bounds.contains(callout.view.convert(point, from: self)) { return }
    if let view = annotationView(at: point), let annotation = view.annotation {
      return selectAnnotation(annotation, animated: true)
    }
    for annotation in annotationStore.selected { deselectAnnotation(annotation, animated: true) }
  }

  /// Returns the foremost view at a point, with a margin for small ones.
  func annotationView(at point: CGPoint) -> MKAnnotationView? {
    let views = annotationArea.subviews.reversed().compactMap { $0 as? MKAnnotationView }
      .filter { $0.isEnabled && !$0.isHidden && $0.alpha > 0.01 }
    return views.first { $0.point(inside: $0.convert(point, from: self), with: nil) }
      ?? views.first { view in
        let margin = CGSize(
          width: max(44 - view.bounds.width, 0) / 2, height: max(44 - view.bounds.height, 0) / 2)
        let area = view.bounds.insetBy(dx: -margin.width, dy: -margin.height)
        return area.contains(view.convert(point, from: self))
      }
  }

  // MARK: Callouts

  private func showCallout(of view: MKAnnotationView, animated: Bool) {
    let hasContents =
      view.annotation?.shownTitle != nil || view.detailCalloutAccessoryView != nil
    guard hasContents else { return }
    removeCallout(animated: animated)
    let bubble = CalloutView()
    bubble.onControl = { [weak self, weak view] control in
      guard let self, let view else { return }
      delegate?.mapView(self, annotationView: view, calloutAccessoryControlTapped: control)
    }
    bubble.show(view)
    calloutArea.addSubview(bubble)
    callout = (bubble, view)
    UIView.performWithoutAnimation { placeCallout() }
    if animated { bubble.appear() }
  }

  private func removeCallout(animated: Bool) {
    guard let callout else { return }
    self.callout = nil
    if animated { callout.view.disappear() } else { callout.view.removeFromSuperview() }
  }

  /// Places the callout above its view.
  func placeCallout() {
    guard let (bubble, owner) = callout else { return }
    // The balloon of a selected marker is larger than its view.
    let growth = owner is MKMarkerAnnotationView ? MKMarkerAnnotationView.selectedScale - 1 : 0
    let tip = CGPoint(
      x: owner.center.x + owner.calloutOffset.x,
      y: owner.center.y - owner.bounds.height * (0.5 + growth) + owner.calloutOffset.y)
    bubble.place(tip: tip, in: bounds)
  }

  /// Shows the callout again after its contents have changed.
  func calloutDidChange(of view: MKAnnotationView) {
    guard view.isSelected, view.map === self else { return }
    guard view.canShowCallout else { return removeCallout(animated: false) }
    guard let callout, callout.owner === view else {
      return showCallout(of: view, animated: false)
    }
    callout.view.show(view)
    placeCallout()
  }
}
