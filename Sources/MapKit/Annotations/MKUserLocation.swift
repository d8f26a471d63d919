// The place of the user, which is not known.

import CoreLocation
import Foundation

/// The annotation at the place of the user. No map shows it, since there are no locations.
open class MKUserLocation: NSObject, MKAnnotation {
  /// Whether the place is being determined.
  open var isUpdating: Bool { false }
  /// The location: `nil`, since none is known.
  open var location: CLLocation? { nil }
  /// The heading: `nil`, since none is known.
  open var heading: CLHeading? { nil }
  /// An invalid coordinate.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// The title.
  open var title: String? = "My Location"
  /// The line below the title.
  open var subtitle: String?
}

/// A group of annotations that are shown as one. Maps do not form groups by themselves.
open class MKClusterAnnotation: NSObject, MKAnnotation {
  /// The annotations of the group.
  public let memberAnnotations: [any MKAnnotation]
  /// The title; the first member's by default.
  open var title: String?
  /// The line below the title.
  open var subtitle: String?

  /// Creates a group.
  public init(memberAnnotations: [any MKAnnotation]) {
    self.memberAnnotations = memberAnnotations
    title = memberAnnotations.first?.shownTitle
    subtitle = memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil
  }

  /// The mean of the members' places.
  open var coordinate: CLLocationCoordinate2D {
    let points = memberAnnotations.map(\.mapPoint)
    guard !points.isEmpty else { return CLLocationCoordinate2D() }
    let count = Double(points.count)
    return MKMapPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count
    ).coordinate
  }
}
