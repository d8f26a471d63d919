// The decorations below the days of a calendar view: a dot, an image, or a view of the app's own.

import Foundation

extension UICalendarView {
  /// The sizes of decorations.
  public enum DecorationSize: Int, Sendable {
    /// A small dot or image.
    case small
    /// A dot or an image of medium size.
    case medium
    /// A large dot or image.
    case large

    /// The diameter of a dot, and the point size of a symbol. Our choice.
    fileprivate var measures: (dot: CGFloat, symbol: CGFloat) {
      switch self {
      case .small: (5, 9)
      case .medium: (7, 11)
      case .large: (9, 13)
      }
    }
  }

  /// What is shown below a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    private let make: () -> UIView

    /// Creates a dot.
    ///
    /// - Parameter color: The color; `nil` for a gray.
    public init(color: UIColor?, size: DecorationSize = .medium) {
      make = {
        let side = size.measures.dot
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        dot.backgroundColor = color ?? .systemFill
        dot.layer.cornerRadius = side / 2
        return dot
      }
      super.init()
    }

    /// Creates a gray dot of medium size.
    public convenience override init() { self.init(color: nil, size: .medium) }

    /// Creates an image, drawn in one color.
    ///
    /// - Parameters:
    ///   - image: The image; `nil` for a disc. A symbol has the size of the decoration.
    ///   - color: The color; `nil` for a gray.
    public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
      make = {
        let configuration = UIImage.SymbolConfiguration(pointSize: size.measures.symbol)
        let shown = image ?? UIImage(systemName: "circle.fill")
        let view = UIImageView(
          image: shown?.applyingSymbolConfiguration(configuration)?
            .withRenderingMode(.alwaysTemplate) ?? shown?.withRenderingMode(.alwaysTemplate))
        view.tintColor = color ?? .systemFill
        return view
      }
      super.init()
    }

    /// Creates a view of the app's own, which is clipped to the space below the day.
    public init(customViewProvider: @escaping () -> UIView) {
      make = customViewProvider
      super.init()
    }

    /// Returns a dot.
    open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
      Decoration(color: color, size: size)
    }
    /// Returns an image, drawn in one color.
    open class func image(
      _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, color: color, size: size) }
    /// Returns a view of the app's own.
    open class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(customViewProvider: customViewProvider)
    }

    /// Returns the view of the decoration.
    func makeView() -> UIView { make() }
  }
}
