// The eye above a map. It looks straight down: headings and pitches are stored.

import CoreGraphics
import CoreLocation
import Foundation

/// The place from which a map is seen.
open class MKMapCamera: NSObject {
  /// The place below the center of the map.
  open var centerCoordinate = CLLocationCoordinate2D()
  /// The distance from the center in meters.
  open var centerCoordinateDistance: CLLocationDistance = 0
  /// The altitude in meters: the same distance, since the camera looks straight down.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  /// The angle from the vertical in degrees. The value is stored; maps are drawn flat.
  open var pitch: CGFloat = 0
  /// The direction of the upper edge in degrees from north. The value is stored; north is above.
  open var heading: CLLocationDirection = 0

  /// The tangent of half the vertical field of view, which is 30 degrees. Our choice.
  static let halfView = 0.2679491924311227

  /// Creates a camera at latitude and longitude zero.
  public override init() {}
  /// Creates a camera at a distance from a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    (self.pitch, self.heading) = (pitch, heading)
  }
  /// Creates a camera at an altitude that looks at a place.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D, eyeAltitude: CLLocationDistance
  ) {
    self.init(
      lookingAtCenter: centerCoordinate, fromDistance: eyeAltitude, pitch: 0, heading: 0)
  }

  /// Returns a copy.
  open override func copy() -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }

  /// Returns the scale of a map of a height, seen from here.
  func scale(height: CGFloat) -> Double {
    let meters = 2 * centerCoordinateDistance * Self.halfView
    let points = meters * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
    return points / max(Double(height), 1)
  }

  /// Returns the distance from which a map of a height has a scale.
  static func distance(
    scale: Double, height: CGFloat, latitude: CLLocationDegrees
  ) -> CLLocationDistance {
    scale * Double(height) * MKMetersPerMapPointAtLatitude(latitude) / 2 / halfView
  }
}

extension MKMapView {
  /// The area in which the center of a map stays. The value is stored without effect.
  open class CameraBoundary: NSObject {
    /// The area.
    public let mapRect: MKMapRect
    /// The area as a region.
    public let region: MKCoordinateRegion
    /// Creates the boundary of a rectangle.
    public init?(mapRect: MKMapRect) {
      (self.mapRect, region) = (mapRect, MKCoordinateRegion(mapRect))
    }
    /// Creates the boundary of a region.
    public init?(coordinateRegion region: MKCoordinateRegion) {
      (mapRect, self.region) = (region.mapRect, region)
    }
  }

  /// The distances of the camera that are possible. The value is stored without effect.
  open class CameraZoomRange: NSObject {
    /// The smallest distance in meters.
    public let minCenterCoordinateDistance: CLLocationDistance
    /// The largest distance in meters.
    public let maxCenterCoordinateDistance: CLLocationDistance
    /// Creates a range.
    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance = 0,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance = .greatestFiniteMagnitude
    ) {
      guard minDistance <= maxDistance else { return nil }
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
    }
  }
}
