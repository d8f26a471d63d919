// The view of an annotation. The map places its center, or a point at an offset from it, at the
// annotation, whatever the scale of the map.

import UIKit

/// The phases of dragging an annotation view. Maps do not drag them.
public enum MKAnnotationViewDragState: UInt, Sendable {
  /// The view is not dragged.
  case none
  /// The drag begins.
  case starting
  /// The view follows the touch.
  case dragging
  /// The drag is given up.
  case canceling
  /// The view is dropped.
  case ending
}

/// The importance of an annotation view among those that overlap.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The view is always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// A high priority.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// A low priority.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

/// The order of annotation views.
public struct MKAnnotationViewZPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public var rawValue: Float
  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// In front of all others.
  public static let max = MKAnnotationViewZPriority(1000)
  /// The usual order.
  public static let defaultUnselected = MKAnnotationViewZPriority(500)
  /// The order of selected views.
  public static let defaultSelected = MKAnnotationViewZPriority(1000)
  /// Behind all others.
  public static let min = MKAnnotationViewZPriority(0)
}

/// A view that marks an annotation on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
  /// The shapes with which views collide. The value is stored without effect.
  public enum CollisionMode: Int, Sendable {
    /// The bounds.
    case rectangle
    /// A circle in the bounds.
    case circle
    /// None.
    case none
  }

  // MARK: Initializers

  /// Creates a view for an annotation, with an identifier for its reuse.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityLabel = annotation?.shownTitle
  }
  /// Creates a view without an annotation.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
  /// Creates a view without an annotation.
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// The identifier with which the view is dequeued.
  open private(set) var reuseIdentifier: String?
  /// The annotation. Maps set it when they reuse the view.
  open var annotation: (any MKAnnotation)? { didSet { annotationDidChange() } }
  weak var map: MKMapView?

  /// Called before the view is used for another annotation.
  open func prepareForReuse() {}
  /// Called before the view is shown.
  open func prepareForDisplay() {}

  func annotationDidChange() {
    accessibilityLabel = annotation?.shownTitle
    map?.setNeedsLayout()
  }

  // MARK: Appearance

  /// The image that the view shows, and that determines its size.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let size = image?.size { bounds.size = size }
    }
  }
  private lazy var picture = AnnotationPicture(self)

  /// The offset of the view's center from the annotation, in points.
  open var centerOffset = CGPoint.zero { didSet { map?.setNeedsLayout() } }
  /// The offset of the callout's tip from the middle of the view's upper edge, in points.
  open var calloutOffset = CGPoint.zero
  /// The offset of accessories. The value is stored without effect.
  open var accessoryOffset = CGPoint.zero
  /// Whether touches select the view.
  open var isEnabled = true
  /// Whether the view is touched.
  open var isHighlighted = false
  /// The importance among views that overlap. The value is stored without effect: all are shown.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// The order among views that overlap.
  open var zPriority = MKAnnotationViewZPriority.defaultUnselected {
    didSet { map?.setNeedsLayout() }
  }
  /// The order while the view is selected.
  open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected
  /// The shape with which the view collides.
  open var collisionMode = CollisionMode.rectangle
  /// The identifier of the groups of views that overlap. The value is stored without effect.
  open var clusteringIdentifier: String?
  /// The view of the group: `nil`, since there are none.
  open weak var cluster: MKAnnotationView? { nil }

  // MARK: Selection

  /// Whether the view is selected.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  private var isChosen = false

  /// Selects the view, or ends its selection. The map shows the callout.
  open func setSelected(_ selected: Bool, animated: Bool) { isChosen = selected }

  /// Whether a callout is shown while the view is selected.
  open var canShowCallout = false { didSet { map?.calloutDidChange(of: self) } }
  /// The view at the left of the callout's texts.
  open var leftCalloutAccessoryView: UIView? { didSet { map?.calloutDidChange(of: self) } }
  /// The view at the right of the callout's texts.
  open var rightCalloutAccessoryView: UIView? { didSet { map?.calloutDidChange(of: self) } }
  /// The view in place of the callout's second line.
  open var detailCalloutAccessoryView: UIView? { didSet { map?.calloutDidChange(of: self) } }

  // MARK: Dragging

  /// Whether the user may drag the view. The value is stored without effect.
  open var isDraggable = false
  /// The phase of dragging.
  open var dragState = MKAnnotationViewDragState.none
  /// Sets the phase of dragging.
  open func setDragState(_ newDragState: MKAnnotationViewDragState, animated: Bool) {
    dragState = newDragState
  }
}

/// The layer that shows the image of an annotation view, behind its subviews.
@MainActor
final class AnnotationPicture {
  private unowned let view: UIView
  private let layer = CALayer()

  init(_ view: UIView) {
    self.view = view
    layer.actions = ["contents": NSNull(), "bounds": NSNull(), "position": NSNull()]
  }

  var image: UIImage? { didSet { show() } }

  private func show() {
    guard let image else { return layer.removeFromSuperlayer() }
    if layer.superlayer == nil { view.layer.insertSublayer(layer, at: 0) }
    layer.frame = CGRect(origin: .zero, size: image.size)
    layer.contents = (Self.plain(image) ?? image).cgImage
    layer.contentsScale = image.scale
  }

  /// Returns a drawing of an image without pixels, such as a symbol.
  private static func plain(_ image: UIImage) -> UIImage? {
    guard image.cgImage == nil, image.size.width > 0, image.size.height > 0 else { return nil }
    return UIGraphicsImageRenderer(size: image.size).image { _ in image.draw(at: .zero) }
  }
}

// MARK: - Classes that are known only at run time

extension MKAnnotationView {
  @_silgen_name("segue_annotation_view_allocate")
  @usableFromInline
  convenience init(allocated annotation: (any MKAnnotation)?, _ reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  /// Calls `init(annotation:reuseIdentifier:)` of this class: see `UIResponder+Metatype.swift` of
  /// UIKit.
  @_silgen_name("segue_annotation_view_allocate")
  static func allocated(
    annotation: consuming (any MKAnnotation)?, reuseIdentifier: consuming String?
  ) -> MKAnnotationView
}
