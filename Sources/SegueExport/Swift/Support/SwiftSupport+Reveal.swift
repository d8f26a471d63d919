// The part of generated files for shapes through which a screen is seen.

extension SwiftSupport {
  static let revealText = """
    /// A mask in which shapes open.
    @MainActor
    private struct Opening {
      let mask: UIView

      private var bounds: CGRect { mask.bounds }

      /// Adds an opaque view, through which the screen is seen.
      func addView(_ frame: CGRect = .zero) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = .black
        mask.addSubview(view)
        return view
      }

      private func point(_ fractions: CGPoint) -> CGPoint {
        CGPoint(
          x: bounds.minX + bounds.width * fractions.x, y: bounds.minY + bounds.height * fractions.y)
      }

      /// Returns the distance from a point to the farthest corner.
      private func reach(from point: CGPoint) -> CGFloat {
        let x = max(abs(point.x - bounds.minX), abs(bounds.maxX - point.x))
        let y = max(abs(point.y - bounds.minY), abs(bounds.maxY - point.y))
        return (x * x + y * y).squareRoot()
      }

      /// Adds a circle around a point in fractions of the size, and returns what opens it from 0 to 1.
      func addCircle(at origin: CGPoint) -> (CGFloat) -> Void {
        let circle = addView()
        circle.center = point(origin)
        let radius = reach(from: circle.center) + 1
        return {
          circle.bounds.size = CGSize(width: 2 * (radius * $0), height: 2 * (radius * $0))
          circle.layer.cornerRadius = radius * $0
        }
      }

      /// Adds a square that stands on its corner.
      func addDiamond(at origin: CGPoint) -> (CGFloat) -> Void {
        let center = point(origin)
        let x = max(center.x - bounds.minX, bounds.maxX - center.x)
        let y = max(center.y - bounds.minY, bounds.maxY - center.y)
        let side = (x + y + 2) * CGFloat(2).squareRoot()
        let diamond = addView()
        diamond.center = center
        diamond.transform = CGAffineTransform(rotationAngle: .pi / 4)
        return { diamond.bounds.size = CGSize(width: side * $0, height: side * $0) }
      }

      /// Adds a polygon or a star, whose corners lie at the given radii in turn, and which turns while it
      /// opens. The radii are multiples of that of the largest circle inside.
      func addPolygon(
        corners: Int, radii: [CGFloat], at origin: CGPoint, turn: CGFloat
      ) -> (CGFloat) -> Void {
        let path = UIBezierPath()
        for corner in 0..<corners {
          // The sine and the cosine.
          let turn = CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(corner) / CGFloat(corners))
          let radius = radii[corner % radii.count]
          let point = CGPoint(x: radius * turn.b, y: -radius * turn.a)
          if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        let shape = ShapeView()
        shape.path = path.cgPath
        shape.center = point(origin)
        let size = reach(from: shape.center) + 2
        mask.addSubview(shape)
        return { position in
          // Slow at first, since the area grows with the square; and never quite 0.
          let scale = max(size * (position * (0.35 + 0.65 * position)), 0.000_01)
          shape.transform = CGAffineTransform(rotationAngle: turn * (position - 1))
            .scaledBy(x: scale, y: scale)
        }
      }
    }

    extension Course {
      /// Shows a screen through a mask.
      /// - Parameter add: Adds shapes to the mask and parts to the course.
      fileprivate init(
        revealing screen: UIView, isReversed: Bool = false, _ add: (Opening, inout Course) -> Void
      ) {
        self.init(isReversed: isReversed)
        let (found, mask) = (screen.mask, UIView(frame: screen.bounds))
        add(Opening(mask: mask), &self)
        begin { screen.mask = found }
        // A mask of one plain view costs less than one of a view in another.
        if mask.subviews.count == 1, let shape = mask.subviews.first {
          shape.removeFromSuperview()
          screen.mask = shape
        } else {
          screen.mask = mask
        }
      }
    }
    """

  static let shapeViewText = """
    /// A view that fills a path.
    private final class ShapeView: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }

      var path: CGPath? {
        get { (layer as? CAShapeLayer)?.path }
        set { (layer as? CAShapeLayer)?.path = newValue }
      }
    }
    """

  static let cellsText = """
    /// The cells of a rectangle, row by row, on whole points.
    @MainActor
    private struct Cells {
      let bounds: CGRect
      let columns, rows: Int
      private(set) var places: [CGRect] = []

      init(_ bounds: CGRect, columns: Int, rows: Int) {
        (self.bounds, self.columns, self.rows) = (bounds, columns, rows)
        func edge(_ index: Int, of count: Int, _ length: CGFloat) -> CGFloat {
          index == count ? length : (length * CGFloat(index) / CGFloat(count)).rounded()
        }
        for row in 0..<rows {
          for column in 0..<columns {
            let left = edge(column, of: columns, bounds.width)
            let right = edge(column + 1, of: columns, bounds.width)
            let top = edge(row, of: rows, bounds.height)
            let bottom = edge(row + 1, of: rows, bounds.height)
            places.append(
              CGRect(
                x: bounds.minX + left, y: bounds.minY + top, width: right - left,
                height: bottom - top))
          }
        }
      }

      /// Creates cells that are closest to squares.
      init(squares columns: Int, of bounds: CGRect) {
        let rows = (bounds.height * CGFloat(columns) / max(bounds.width, 1)).rounded()
        self.init(bounds, columns: columns, rows: max(1, Int(rows)))
      }

      /// Creates strips one behind the other in a direction.
      init(strips count: Int, along direction: CGVector, of bounds: CGRect) {
        let isVertical = direction.dy != 0
        self.init(bounds, columns: isVertical ? 1 : count, rows: isVertical ? count : 1)
        guard direction.dx < 0 else { return }
        // On whole points, strips differ by a point: the mirror image has them in reverse order.
        places = places.map { $0.offsetBy(dx: bounds.maxX - $0.minX - $0.maxX, dy: 0) }
      }

      /// Creates strips side by side, each as long as the way in a direction.
      init(strips count: Int, across direction: CGVector, of bounds: CGRect) {
        let isVertical = direction.dy != 0
        self.init(bounds, columns: isVertical ? count : 1, rows: isVertical ? 1 : count)
      }
    }

    extension CGRect {
      /// Returns the part that begins at the edge that `direction` comes from.
      fileprivate func grown(toward direction: CGVector, to fraction: CGFloat) -> CGRect {
        let size = CGSize(
          width: width * (direction.dx == 0 ? 1 : fraction),
          height: height * (direction.dy == 0 ? 1 : fraction))
        return CGRect(
          x: direction.dx < 0 ? maxX - size.width : minX,
          y: direction.dy < 0 ? maxY - size.height : minY, width: size.width, height: size.height)
      }
    }
    """
}
