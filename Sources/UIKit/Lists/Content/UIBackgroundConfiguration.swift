// The backgrounds of cells, headers and footers as values.

import Foundation

/// The background of a cell, a header, a footer or a button.
public struct UIBackgroundConfiguration {
  enum Kind { case button, clear, plainCell, groupedCell, sidebarCell, header, listCell }

  private let kind: Kind
  private var ownColor: UIColor??
  /// A view that fills the background.
  public var customView: UIView?
  /// The corner radius in points. The default is 0; 10 for cells of sidebars.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The edges at which the layout margins of the cell are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A function that derives the color from `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The visual effect of the background.
  public var visualEffect: UIVisualEffect?
  /// The image of the background.
  public var image: UIImage?
  /// The way in which the image is scaled. The default is to fill.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border; `nil` for none.
  public var strokeColor: UIColor?
  /// A function that derives the color from `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border in points. The default is 0.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the edge of the background, outward, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// Creates the background of a button, which has the color of the button's style and corners of 6
  /// points.
  init() {
    self.init(.button)
    cornerRadius = 6
  }

  /// The color of the background. The default depends on the kind and on the state of the cell; that
  /// of buttons is `nil`, for the color of the button's style. For cells, `nil` is the tint color.
  public var backgroundColor: UIColor? {
    get { ownColor ?? standardColor }
    set { ownColor = .some(newValue) }
  }

  /// Whether the cell is selected or highlighted.
  private var isOn = false

  /// Returns the color for a tint color.
  @preconcurrency @MainActor
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = ownColor.map { $0 ?? tintColor } ?? standardColor ?? .clear
    return backgroundColorTransformer?(color) ?? color
  }
  /// Returns the color of the border for a tint color.
  @preconcurrency @MainActor
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  private var standardColor: UIColor? {
    switch kind {
    case .button: return nil
    case .clear, .header: return .clear
    case .plainCell: return isOn ? .systemGray4 : .systemBackground
    case .groupedCell: return isOn ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebarCell: return isOn ? .systemGray5 : .clear
    case .listCell: return isOn ? .systemGray4 : .clear
    }
  }

  /// Returns a background without any color.
  public static func clear() -> UIBackgroundConfiguration { Self(.clear) }
  /// Returns the background of a cell in a list of any appearance.
  public static func listCell() -> UIBackgroundConfiguration { Self(.listCell) }
  /// Returns the background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { Self(.plainCell) }
  /// Returns the background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { Self(.groupedCell) }
  /// Returns the background of a header in a list of any appearance.
  public static func listHeader() -> UIBackgroundConfiguration { Self(.header) }
  /// Returns the background of a footer in a list of any appearance.
  public static func listFooter() -> UIBackgroundConfiguration { Self(.header) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { Self(.header) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { Self(.header) }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { Self(.header) }
  /// Returns the background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration {
    var made = Self(.sidebarCell)
    made.cornerRadius = 10
    return made
  }
  /// Returns the background of a cell in a sidebar that accompanies another list.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
    listSidebarCell()
  }

  /// Returns the configuration updated for the given state.
  @preconcurrency @MainActor
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    var made = self
    if let cell = state as? UICellConfigurationState {
      made.isOn = cell.isSelected || cell.isHighlighted
    }
    return made
  }
}

/// A view that shows a background configuration.
@MainActor
final class BackgroundView: UIView {
  var configuration = UIBackgroundConfiguration.clear() { didSet { show() } }
  /// The layout margins of the cell.
  var margins = NSDirectionalEdgeInsets()
  private let plate = UIView()
  private let picture = UIImageView(image: nil)
  private let border = UIView()
  private var effect: UIVisualEffectView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [plate, border] { addSubview(view) }
    plate.addSubview(picture)
    plate.layer.cornerCurve = .continuous
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    plate.layer.cornerRadius = configuration.cornerRadius
    plate.clipsToBounds = configuration.cornerRadius > 0
    picture.image = configuration.image
    picture.isHidden = configuration.image == nil
    picture.contentMode = configuration.imageContentMode
    border.isHidden = configuration.strokeWidth <= 0
    border.layer.borderWidth = configuration.strokeWidth
    border.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    if effect?.effect !== configuration.visualEffect {
      effect?.removeFromSuperview()
      effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
      if let effect { plate.insertSubview(effect, at: 0) }
    }
    if let custom = configuration.customView, custom.superview !== plate {
      plate.addSubview(custom)
    }
    for view in plate.subviews
    where view !== picture && view !== effect && view !== configuration.customView {
      view.removeFromSuperview()
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    let frame = CGRect(
      origin: CGPoint(x: insets.leading, y: insets.top), size: bounds.size.inset(by: insets))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    plate.frame = isMirrored ? frame.mirrored(in: bounds.width) : frame
    for view in plate.subviews { view.frame = plate.bounds }
    border.frame = plate.frame.insetBy(
      dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    border.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
  }
}
