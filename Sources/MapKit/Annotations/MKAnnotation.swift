// What stands at a place of a map. On iOS `title` and `subtitle` are optional requirements, so that code
// reads them from `any MKAnnotation` as optionals of optionals. Both readings exist here: classes
// implement requirements of the protocols of texts, and `MKAnnotation` has properties of the same names
// with the types of iOS, which are preferred.

import CoreLocation
import Foundation

/// An object with texts, which may be missing.
public protocol SegueAnnotationTexts: NSObjectProtocol {
  /// The title.
  @_disfavoredOverload var title: String? { get }
  /// The line below the title.
  @_disfavoredOverload var subtitle: String? { get }
}

extension SegueAnnotationTexts {
  /// No title.
  @_disfavoredOverload public var title: String? { nil }
  /// No line below the title.
  @_disfavoredOverload public var subtitle: String? { nil }
}

/// An object that stands at a place of a map.
public protocol MKAnnotation: SegueAnnotationTexts {
  /// The place.
  var coordinate: CLLocationCoordinate2D { get }
}

extension MKAnnotation {
  /// The title, with the type that an optional requirement has.
  public var title: String?? { .some((self as any SegueAnnotationTexts).title) }
  /// The line below the title, with the type that an optional requirement has.
  public var subtitle: String?? { .some((self as any SegueAnnotationTexts).subtitle) }
}

extension MKAnnotation {
  /// The title, if it is not empty.
  var shownTitle: String? {
    let text: String? = (self as any SegueAnnotationTexts).title
    return text?.isEmpty == false ? text : nil
  }
  /// The line below the title, if it is not empty.
  var shownSubtitle: String? {
    let text: String? = (self as any SegueAnnotationTexts).subtitle
    return text?.isEmpty == false ? text : nil
  }
  /// The place on the projected earth.
  var mapPoint: MKMapPoint { MKMapPoint(coordinate) }
}
