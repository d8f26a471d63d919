// A screen with a map as apps write it: permission, pins, callouts, a route, and an address.

import CoreLocation
import MapKit

/// A place of interest.
final class Place: NSObject, MKAnnotation {
  let title: String?
  let subtitle: String?
  let coordinate: CLLocationCoordinate2D

  init(title: String, subtitle: String, coordinate: CLLocationCoordinate2D) {
    self.title = title
    self.subtitle = subtitle
    self.coordinate = coordinate
  }

  /// The place for the app with maps.
  func mapItem() -> MKMapItem {
    let placemark = MKPlacemark(coordinate: coordinate, addressDictionary: ["Street": subtitle!])
    let item = MKMapItem(placemark: placemark)
    item.name = title
    return item
  }
}

/// A controller with a map.
package final class PlacesViewController: UIViewController {
  private let mapView = MKMapView()
  private let locationManager = CLLocationManager()
  private let geocoder = CLGeocoder()
  package private(set) var log: [String] = []

  package var names: [String] {
    mapView.annotations.compactMap { $0.title ?? nil }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    mapView.frame = view.bounds
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(mapView)
    mapView.delegate = self
    mapView.showsUserLocation = true
    mapView.register(
      MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "marker")
    let center = CLLocationCoordinate2DMake(46.95, 7.44)
    mapView.addAnnotation(Place(title: "Old Bridge", subtitle: "River", coordinate: center))
    let point = MKPointAnnotation()
    point.title = "Lighthouse"
    point.coordinate = CLLocationCoordinate2D(latitude: 46.96, longitude: 7.45)
    mapView.addAnnotation(point)
    mapView.setRegion(
      MKCoordinateRegion(center: center, latitudinalMeters: 5000, longitudinalMeters: 5000),
      animated: true)
    var route = [center, point.coordinate]
    mapView.addOverlay(MKPolyline(coordinates: &route, count: route.count))
    locationManager.delegate = self
    locationManager.desiredAccuracy = kCLLocationAccuracyBest
    switch locationManager.authorizationStatus {
    case .authorizedWhenInUse, .authorizedAlways: locationManager.startUpdatingLocation()
    case .notDetermined: locationManager.requestWhenInUseAuthorization()
    case .denied, .restricted: log.append("off")
    @unknown default: break
    }
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 46.95, longitude: 7.44)) {
      [weak self] placemarks, error in
      guard let placemark = placemarks?.first else {
        if (error as? CLError)?.code == .network { self?.log.append("no network") }
        return
      }
      self?.log.append(placemark.locality ?? "")
    }
  }
}

extension PlacesViewController: CLLocationManagerDelegate {
  package func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    if status == .denied { log.append("denied") }
  }
  package func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {
    guard let location = locations.last else { return }
    mapView.setCenter(location.coordinate, animated: true)
  }
  package func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
    log.append(error.localizedDescription)
  }
}

extension PlacesViewController: MKMapViewDelegate {
  package func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView?
  {
    if annotation is MKUserLocation { return nil }
    var view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin") as? MKPinAnnotationView
    if view == nil {
      view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
      view!.canShowCallout = true
      view!.pinTintColor = .purple
      view!.animatesDrop = true
      view!.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    } else {
      view!.annotation = annotation
    }
    return view
  }

  package func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    guard let place = view.annotation as? Place else { return }
    let options = [MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeDriving]
    place.mapItem().openInMaps(launchOptions: options)
    if let text = view.annotation?.subtitle! { log.append(text) }
    guard let title = view.annotation?.title, title != nil else { return }
    log.append(title ?? "")
  }

  package func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    let name = view.annotation?.title as? String ?? ""
    log.append(name)
    if let title = view.annotation?.title, let text = title { log.append(text) }
  }

  package func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
    if overlay is MKPolyline {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.strokeColor = UIColor.blue.withAlphaComponent(0.5)
      renderer.lineWidth = 5
      return renderer
    }
    return MKOverlayRenderer()
  }
}
