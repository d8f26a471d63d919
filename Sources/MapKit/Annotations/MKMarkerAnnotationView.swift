// The balloon of a map: a circle with a tip at the annotation, a glyph inside, and texts below. The
// balloon of a selected view is twice as large.

import UIKit

/// Whether a text of a marker is shown.
public enum MKFeatureVisibility: Int, Sendable {
  /// As far as there is room, and the subtitle only while the marker is selected.
  case adaptive
  /// Never.
  case hidden
  /// Always.
  case visible
}

/// An annotation view with a balloon.
@preconcurrency @MainActor
open class MKMarkerAnnotationView: MKAnnotationView {
  private let balloon = MarkerBalloon()
  private let label = MarkerLabel()
  /// Whether the texts have room beside those of other markers.
  var hasRoomForTexts = true { didSet { if oldValue != hasRoomForTexts { showTexts() } } }

  /// Creates a view for an annotation, with an identifier for its reuse.
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    becomeMarker()
  }
  /// Creates a view without an annotation.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeMarker()
  }

  private func becomeMarker() {
    bounds.size = MarkerBalloon.size
    centerOffset = CGPoint(x: 0, y: -MarkerBalloon.size.height / 2)
    displayPriority = .defaultHigh
    for part in [label, balloon] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    balloon.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    balloon.frame = CGRect(origin: .zero, size: MarkerBalloon.size)
    showBalloon()
    annotationDidChange()
  }

  // MARK: Texts

  /// Whether the title is shown below the balloon.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showTexts() } }
  /// Whether the subtitle is shown below the title.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { showTexts() } }

  override func annotationDidChange() {
    super.annotationDidChange()
    showTexts()
  }

  private func showTexts() {
    let isTitled = titleVisibility == .visible || titleVisibility == .adaptive && showsAdaptiveTexts
    let isSubtitled =
      subtitleVisibility == .visible || subtitleVisibility == .adaptive && isSelected && isTitled
    label.show(
      isTitled && !hasCallout ? annotation?.shownTitle : nil,
      isSubtitled && !hasCallout ? annotation?.shownSubtitle : nil, isLarge: isSelected)
    let size = label.bounds.size
    label.center = CGPoint(
      x: bounds.midX, y: MarkerBalloon.size.height + 2 + (size.height / 2).rounded(.up))
  }

  private var showsAdaptiveTexts: Bool { hasRoomForTexts || isSelected }
  /// Whether a callout shows the texts.
  private var hasCallout: Bool { isSelected && canShowCallout }

  /// The area of the texts in the coordinates of the view; `nil` without texts.
  var textArea: CGRect? {
    guard titleVisibility != .hidden, let title = annotation?.shownTitle else { return nil }
    let size = label.size(of: title)
    return CGRect(
      x: bounds.midX - size.width / 2, y: MarkerBalloon.size.height + 2, width: size.width,
      height: size.height)
  }

  // MARK: Balloon

  /// The color of the balloon; `nil` for red.
  open var markerTintColor: UIColor? { didSet { showBalloon() } }
  /// The color of the glyph; `nil` for white.
  open var glyphTintColor: UIColor? { didSet { showBalloon() } }
  /// A text of one or two letters in place of the glyph.
  open var glyphText: String? { didSet { showBalloon() } }
  /// The glyph, of which the opaque parts are drawn.
  open var glyphImage: UIImage? { didSet { showBalloon() } }
  /// The glyph of the selected view.
  open var selectedGlyphImage: UIImage? { didSet { showBalloon() } }
  /// Whether the view grows when it is added.
  open var animatesWhenAdded = false

  private func showBalloon() {
    balloon.show(
      color: markerTintColor ?? .systemRed, glyphColor: glyphTintColor ?? .white, text: glyphText,
      image: isSelected ? selectedGlyphImage ?? glyphImage : glyphImage)
  }

  // MARK: Selection

  /// The factor by which the balloon of a selected view is larger. Our choice, close to iOS.
  static let selectedScale: CGFloat = 2

  /// Selects the view: the balloon grows.
  open override func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelected else { return }
    super.setSelected(selected, animated: animated)
    showBalloon()
    showTexts()
    let scale = selected ? Self.selectedScale : 1
    let resize = { self.balloon.transform = CGAffineTransform(scaleX: scale, y: scale) }
    guard animated else { return resize() }
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: selected ? 0.6 : 0.9,
      initialSpringVelocity: 0, options: [.beginFromCurrentState, .allowUserInteraction],
      animations: resize, completion: nil)
  }

  /// Lets the balloon grow from its tip, if it should.
  func appear() {
    guard animatesWhenAdded else { return }
    balloon.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
      options: .allowUserInteraction, animations: { self.balloon.transform = .identity },
      completion: nil)
  }
}
