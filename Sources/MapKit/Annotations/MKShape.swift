// Annotations with texts that can be set.

import CoreLocation
import Foundation

/// The base of annotations and overlays with texts.
open class MKShape: NSObject, MKAnnotation {
  /// The title.
  open var title: String? { didSet { watchers.tell() } }
  /// The line below the title.
  open var subtitle: String? { didSet { watchers.tell() } }
  /// The place.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

  let watchers = AnnotationWatchers()

  /// Creates a shape without texts.
  public override init() {}
}

/// An annotation at a point.
open class MKPointAnnotation: MKShape {
  private var place = CLLocationCoordinate2D()

  /// The place. A map that shows the annotation moves its view, also in animation blocks.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      watchers.tell()
    }
  }

  /// Creates an annotation at latitude and longitude zero.
  public override init() { super.init() }
  /// Creates an annotation.
  public convenience init(coordinate: CLLocationCoordinate2D) {
    self.init()
    self.coordinate = coordinate
  }
  /// Creates an annotation with texts.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String? = nil
  ) {
    self.init()
    (self.title, self.subtitle) = (title, subtitle)
    self.coordinate = coordinate
  }
}

/// The maps that want to know of an annotation's changes.
final class AnnotationWatchers {
  private struct Watcher {
    weak var map: MKMapView?
  }

  private var watchers: [Watcher] = []

  func add(_ map: MKMapView) {
    watchers.removeAll { $0.map == nil || $0.map === map }
    watchers.append(Watcher(map: map))
  }

  func remove(_ map: MKMapView) { watchers.removeAll { $0.map == nil || $0.map === map } }

  /// Tells the maps, at once in a world.
  func tell() {
    guard !watchers.isEmpty else { return }
    let maps = watchers.compactMap(\.map)
    LocationEvents.onMainActor { for map in maps { map.annotationsDidChange() } }
  }
}
