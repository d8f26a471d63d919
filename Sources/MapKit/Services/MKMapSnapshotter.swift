// Images of maps, which need a network.

import UIKit

/// An object that makes images of maps. It fails with `MKError.serverFailure`.
@preconcurrency @MainActor
open class MKMapSnapshotter: NSObject {
  /// What an image shows.
  open class Options: NSObject {
    /// The region.
    open var region = MKCoordinateRegion()
    /// The rectangle.
    open var mapRect = MKMapRect()
    /// The camera.
    open var camera = MKMapCamera()
    /// The kind of map.
    open var mapType = MKMapType.standard
    /// The kind of map with its settings.
    open var preferredConfiguration = MKMapConfiguration()
    /// The size in points.
    open var size = CGSize(width: 256, height: 256)
    /// The pixels per point.
    open var scale: CGFloat = 2
    /// Whether buildings are shown.
    open var showsBuildings = true
    /// Whether places are shown.
    open var showsPointsOfInterest = true
    /// The kinds of places that are shown.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// The appearance.
    open var traitCollection = UITraitCollection()
    /// Creates options.
    @preconcurrency @MainActor
    public override init() {}
  }

  /// An image of a map. None is ever made.
  open class Snapshot: NSObject {
    /// The image.
    open var image: UIImage { UIImage() }
    /// Returns the place of a coordinate in the image.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    /// The appearance.
    @preconcurrency @MainActor
    open var traitCollection: UITraitCollection { UITraitCollection() }
  }

  /// A closure that receives an image, or an error.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  /// Whether an image is being made.
  open private(set) var isLoading = false

  /// Creates an object for one image.
  public init(options: Options) {}

  /// Makes the image.
  open func start(completionHandler: @escaping CompletionHandler) {
    let error = MKError.offline("MKMapSnapshotter")
    isLoading = true
    LocationEvents.after { [weak self] in
      MainActor.assumeIsolated { self?.isLoading = false }
      completionHandler(nil, error)
    }
  }
  /// Makes the image.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping CompletionHandler
  ) { start(completionHandler: completionHandler) }
  /// Makes the image.
  open func start() async throws -> Snapshot { throw MKError.offline("MKMapSnapshotter") }
  /// Ends the work.
  open func cancel() { isLoading = false }
}

/// The older name of options.
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
/// The older name of images.
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
