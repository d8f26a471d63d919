// Overlays of images from servers. There is no network, so none of their tiles is shown.

import CoreLocation
import UIKit

/// The place of a tile.
public struct MKTileOverlayPath: Sendable {
  /// The column.
  public var x: Int
  /// The row.
  public var y: Int
  /// The level: the whole earth has 2^z columns.
  public var z: Int
  /// The pixels per point.
  public var contentScaleFactor: CGFloat
  /// Creates the place of the only tile of the lowest level.
  public init() { self.init(x: 0, y: 0, z: 0, contentScaleFactor: 1) }
  /// Creates a place.
  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z) = (x, y, z)
    self.contentScaleFactor = contentScaleFactor
  }
}

/// An overlay of images from a server. Its tiles are never loaded.
open class MKTileOverlay: NSObject, MKOverlay {
  /// The address of the tiles with placeholders.
  public let urlTemplate: String?
  /// The size of a tile in points.
  open var tileSize = CGSize(width: 256, height: 256)
  /// Whether the rows are counted from the south.
  open var isGeometryFlipped = false
  /// The lowest level.
  open var minimumZ = 0
  /// The highest level.
  open var maximumZ = 21
  /// Whether the tiles are opaque.
  open var canReplaceMapContent = false

  /// Creates an overlay.
  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  /// The center of the world.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// The whole world.
  open var boundingMapRect: MKMapRect { .world }

  /// Returns the address of a tile.
  open func url(forTilePath path: MKTileOverlayPath) -> URL {
    var text = urlTemplate ?? ""
    for (name, value) in [
      ("{x}", path.x), ("{y}", path.y), ("{z}", path.z), ("{scale}", Int(path.contentScaleFactor)),
    ] { text = text.replacingOccurrences(of: name, with: String(value)) }
    return URL(string: text) ?? URL(filePath: text)
  }
  /// Fails in the next turn of the main queue, as without a network.
  open func loadTile(
    at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void
  ) { LocationEvents.after { result(nil, URLError(.notConnectedToInternet)) } }
}

/// A renderer for tiles. It draws nothing.
open class MKTileOverlayRenderer: MKOverlayRenderer {
  /// Creates a renderer.
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
  /// Has no effect: no tiles were loaded.
  open func reloadData() {}
  /// Draws nothing.
  open override func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
}
