// What a map tells its delegate, and asks it for.

import UIKit

/// The methods with which a map reports changes, and asks for views.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: NSObjectProtocol {
  /// Called before the region changes.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called while the region changes: at each touch, and at the end of an animation.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// Called after the region has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)

  /// Called before the images of the map would be loaded.
  func mapViewWillStartLoadingMap(_ mapView: MKMapView)
  /// Called when the images of the map are there, which does not occur.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
  /// Called when the images of the map cannot be loaded, which is always so.
  func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error)
  /// Called before the map is drawn first.
  func mapViewWillStartRenderingMap(_ mapView: MKMapView)
  /// Called when the map has been drawn first, as far as possible.
  func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool)

  /// Returns the view for an annotation; `nil` for the usual one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called when views have been added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called when the user has tapped a control of a callout.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called when a view has been dragged, which does not occur.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationViewDragState, fromOldState oldState: MKAnnotationViewDragState
  )
  /// Called when a view has been selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called when the selection of a view has ended.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called when an annotation has been selected, before the view is reported.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called when the selection of an annotation has ended, before the view is reported.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Returns the annotation for a group, which maps do not form.
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation

  /// Called before the user's place is determined.
  func mapViewWillStartLocatingUser(_ mapView: MKMapView)
  /// Called when the user's place is not determined any more.
  func mapViewDidStopLocatingUser(_ mapView: MKMapView)
  /// Called with the user's place, which is not known.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Called when the user's place cannot be determined, which is always so.
  func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error)
  /// Called when the map follows the user in another way.
  func mapView(_ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool)

  /// Returns the renderer for an overlay.
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  /// Called when renderers have been added.
  func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer])
}

extension MKMapViewDelegate {
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing by default.
  public func mapViewWillStartLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFailLoadingMap(_ mapView: MKMapView, withError error: any Error) {}
  /// Does nothing by default.
  public func mapViewWillStartRenderingMap(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) {}
  /// Returns no view by default, for the usual one.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationViewDragState, fromOldState oldState: MKAnnotationViewDragState
  ) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Returns a group of the annotations.
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
  /// Does nothing by default.
  public func mapViewWillStartLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapViewDidStopLocatingUser(_ mapView: MKMapView) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didFailToLocateUserWithError error: any Error) {}
  /// Does nothing by default.
  public func mapView(
    _ mapView: MKMapView, didChange mode: MKUserTrackingMode, animated: Bool
  ) {}
  /// Returns a renderer that draws nothing by default.
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
    -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  /// Does nothing by default.
  public func mapView(_ mapView: MKMapView, didAdd renderers: [MKOverlayRenderer]) {}
}
