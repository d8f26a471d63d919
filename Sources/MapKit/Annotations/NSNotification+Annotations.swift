// The notification of annotation views.

import Foundation

extension NSNotification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Posted on iOS when the title or the subtitle of an annotation changes. It is never posted here.
  public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification")
}
