// Importing CoreLocation makes Foundation known, as on iOS.

@_exported import Foundation
