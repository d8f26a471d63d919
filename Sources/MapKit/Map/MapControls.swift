// Controls that apps place beside maps.

import UIKit

/// A button that turns a rotated map to the north. Maps are never rotated, so it is never visible.
@preconcurrency @MainActor
open class MKCompassButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  /// When the button is visible. The value is stored without effect.
  open var compassVisibility = MKFeatureVisibility.adaptive
  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
    isHidden = true
  }
}

/// A scale of a map. It is not drawn.
@preconcurrency @MainActor
open class MKScaleView: UIView {
  /// The places of the scale's zero.
  public enum Alignment: Int, Sendable {
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }
  /// The map.
  open weak var mapView: MKMapView?
  /// When the scale is visible. The value is stored without effect.
  open var scaleVisibility = MKFeatureVisibility.adaptive
  /// The place of the zero.
  open var legendAlignment = Alignment.leading
  /// Creates a scale for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

/// A button that lets a map follow the user, which fails, since there are no locations.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView {
  /// The map.
  open weak var mapView: MKMapView?
  private let button = UIButton(type: .system)

  /// Creates a button for a map.
  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
    button.setImage(UIImage(systemName: "location"), for: .normal)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.accessibilityLabel = "Tracking"
    button.addHandler(for: .touchUpInside) { [weak self] _ in
      self?.mapView?.setUserTrackingMode(.follow, animated: true)
    }
    addSubview(button)
  }

  /// The size of a button in a bar.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

/// An item for bars that lets a map follow the user, which fails, since there are no locations.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  /// The map.
  open weak var mapView: MKMapView?
  /// Creates an item for a map.
  public convenience init(mapView: MKMapView?) {
    self.init()
    image = UIImage(systemName: "location")
    primaryAction = UIAction { [weak mapView] _ in
      mapView?.setUserTrackingMode(.follow, animated: true)
    }
    self.mapView = mapView
  }
}
