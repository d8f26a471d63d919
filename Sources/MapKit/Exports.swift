// Importing MapKit makes UIKit and CoreLocation known, as on iOS.

@_exported import CoreLocation
@_exported import UIKit
