// A map: a grid, overlays, annotation views and callouts, each in a view of its own, and a viewport that
// determines where they are. There is no network, so no images of the earth are shown.

import UIKit

/// A view that shows a map.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// The object that is told of changes, and asked for views. Views of annotations are requested
  /// when the map is laid out, so that the order of setting the delegate and adding annotations does
  /// not matter.
  open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }

  let grid = MapGridView(frame: .zero)
  let overlayArea = MapLayerView(frame: .zero)
  let annotationArea = MapLayerView(frame: .zero)
  let calloutArea = MapLayerView(frame: .zero)
  /// The view whose center and width animate as the map does, from which the shown viewport can be
  /// read while the map moves.
  let tracker = UIView(frame: .zero)
  private(set) lazy var gestures = MapGestures(self)

  /// The part of the earth at the end of any motion.
  var viewport = MapViewport(center: MKMapPoint(), scale: 1, size: .zero)
  /// What the map shows when its size changes; `nil` to keep the center and the scale.
  var wish: MapWish? = .region(MKMapView.firstRegion)
  /// The number of the last change, and the change whose end has not been reported.
  var (changeCount, openChange): (Int, Int?) = (0, nil)
  /// Whether an animation moves the map.
  var isInMotion = false
  var annotationStore = AnnotationStore()
  var overlayStore: [OverlayRecord] = []
  var callout: (view: CalloutView, owner: MKAnnotationView)?
  private var hasLoaded = false

  /// The region of a new map: that of the United States, as on a device with that region.
  static let firstRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.13284, longitude: -95.78558),
    span: MKCoordinateSpan(latitudeDelta: 76.5, longitudeDelta: 61.3))

  // MARK: Initializers

  /// Creates a map of the United States.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeMap()
  }
  /// Creates a map of the United States.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeMap()
  }

  private func becomeMap() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    tracker.isHidden = true
    for part in [grid, tracker, overlayArea, annotationArea, calloutArea] {
      part.frame = bounds
      addSubview(part)
    }
    gestures.install()
    refit()
  }

  // MARK: Settings

  /// Whether touches move the map.
  open var isScrollEnabled = true
  /// Whether touches change the scale of the map.
  open var isZoomEnabled = true
  /// Whether touches rotate the map. They do not.
  open var isRotateEnabled = true
  /// Whether touches tilt the map. They do not.
  open var isPitchEnabled = true
  /// The kind of map. All kinds show the same grid.
  open var mapType = MKMapType.standard
  /// The kind of map with its settings. All kinds show the same grid.
  open var preferredConfiguration = MKMapConfiguration()
  /// The kinds of places that the map shows. It shows none.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Whether places are shown. None are.
  open var showsPointsOfInterest = true
  /// Whether buildings are shown. None are.
  open var showsBuildings = true
  /// Whether traffic is shown. None is.
  open var showsTraffic = false
  /// Whether a compass is shown while the map is rotated. It never is.
  open var showsCompass = true
  /// Whether a scale is shown while the scale changes. The value is stored without effect.
  open var showsScale = false
  /// Whether a button that follows the user is shown. The value is stored without effect.
  open var showsUserTrackingButton = false
  /// Whether a control for the scale is shown. The value is stored without effect.
  open var showsZoomControls = false
  /// The area in which the center stays. The value is stored without effect.
  open var cameraBoundary: CameraBoundary?
  /// The possible distances of the camera. The value is stored without effect.
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  /// Sets the area in which the center stays. The value is stored without effect.
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  /// Sets the possible distances of the camera. The value is stored without effect.
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange
  }

  // MARK: The user's place

  /// The annotation at the user's place, which is not known and not shown.
  public let userLocation = MKUserLocation()
  /// Whether the user's place is shown. Setting it reports a failure to the delegate in the next
  /// turn of the main queue, since there are no locations.
  open var showsUserLocation = false {
    didSet { if showsUserLocation, !oldValue { locateUser() } }
  }
  /// Whether the user's place is visible: `false`.
  open var isUserLocationVisible: Bool { false }
  /// How the map follows the user: not at all, whatever is set, since there are no locations.
  open var userTrackingMode: MKUserTrackingMode {
    get { .none }
    set { setUserTrackingMode(newValue, animated: false) }
  }
  /// Requests to follow the user, which fails as `showsUserLocation` does.
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    if mode != .none { showsUserLocation = true }
  }

  private func locateUser() {
    LocationEvents.warnOnce("MKMapView: location is not available; the user's place is not shown")
    LocationEvents.after { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.showsUserLocation else { return }
        self.delegate?.mapViewWillStartLocatingUser(self)
        self.delegate?.mapView(self, didFailToLocateUserWithError: CLError(.denied))
      }
    }
  }

  // MARK: Layout

  /// Places the parts of the map.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != viewport.size { refit() }
    updateAnnotationViews()
    updateOverlays()
    // A motion goes on, to the same end.
    if !isInMotion { placeContents() }
    load()
  }

  /// Determines the viewport for a new size.
  private func refit() {
    for part in [grid, overlayArea, annotationArea, calloutArea] { part.frame = bounds }
    endMotion()
    viewport.size = bounds.size
    guard bounds.width > 0, bounds.height > 0 else { return }
    viewport = wish?.viewport(of: viewport) ?? viewport.possible
    placeContents()
  }

  /// Reports that the map cannot be loaded, once, when the map is first in a window.
  private func load() {
    guard !hasLoaded, window != nil, bounds.width > 0 else { return }
    hasLoaded = true
    LocationEvents.warnOnce(
      "MKMapView: there is no network; maps show an empty grid, with annotations and overlays")
    LocationEvents.after { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.delegate?.mapViewWillStartLoadingMap(self)
        self.delegate?.mapViewWillStartRenderingMap(self)
        self.delegate?.mapViewDidFinishRenderingMap(self, fullyRendered: false)
        self.delegate?.mapViewDidFailLoadingMap(
          self, withError: URLError(.notConnectedToInternet))
      }
    }
  }

  /// Lays the map out when it enters a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }
}

/// A view of a map's size that takes no touches itself.
final class MapLayerView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  /// Returns whether a subview takes touches at a point, also outside of the bounds.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
}

/// What an app has asked a map to show, which is fitted again when the size of the map changes.
enum MapWish {
  /// A region, whose center is the map's.
  case region(MKCoordinateRegion)
  /// A rectangle between margins.
  case rect(MKMapRect, UIEdgeInsets)
  /// A camera.
  case camera(MKMapCamera)

  /// Returns the viewport for a size.
  @MainActor
  func viewport(of current: MapViewport) -> MapViewport {
    switch self {
    case .region(let region):
      // The rectangle around the center, since that is not halfway between the edges.
      let (rect, center) = (region.mapRect, MKMapPoint(region.center))
      let half = max(center.y - rect.minY, rect.maxY - center.y)
      return current.showing(
        MKMapRect(x: rect.minX, y: center.y - half, width: rect.width, height: 2 * half))
    case .rect(let rect, let insets): return current.showing(rect, insets: insets)
    case .camera(let camera):
      var viewport = current
      viewport.center = MKMapPoint(camera.centerCoordinate)
      viewport.scale = camera.scale(height: current.size.height)
      return viewport.possible
    }
  }
}
