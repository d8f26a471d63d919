// The parts of generated files for pieces: when each sets out, and the slices of a screen.

extension SwiftSupport {
  static let staggerText = """
    /// When each of several pieces sets out. All take the same time, and the last arrives at the end.
    @MainActor
    private struct Stagger {
      enum Order { case forward, reverse, center, edges, checker, random, wave }

      /// The start of the last piece, as a fraction of the whole.
      let amount: Double
      var order = Order.forward
      /// The corner at which a wave starts, in fractions of the size.
      var corner = CGPoint.zero
      var seed = 1

      /// Returns the starts of pieces in their places, as fractions of the whole.
      func starts(
        of places: [CGRect], columns: Int, in bounds: CGRect, isRightToLeft: Bool
      ) -> [Double] {
        let shuffled = order == .random ? shuffledNumbers(places.count) : []
        let last = Double(max(places.count - 1, 1))
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        func distance(_ place: CGRect) -> Double {
          let (x, y) = (place.midX - middle.x, place.midY - middle.y)
          let right = max(abs(middle.x - bounds.minX), abs(bounds.maxX - middle.x))
          let down = max(abs(middle.y - bounds.minY), abs(bounds.maxY - middle.y))
          let reach = (right * right + down * down).squareRoot()
          return Double((x * x + y * y).squareRoot() / max(reach, 1))
        }
        return places.enumerated().map { index, place in
          let (row, column) = (index / columns, index % columns)
          let read = isRightToLeft ? row * columns + columns - 1 - column : index
          switch order {
          case .forward: return amount * Double(read) / last
          case .reverse: return amount * (1 - Double(read) / last)
          case .center: return amount * distance(place)
          case .edges: return amount * (1 - distance(place))
          case .checker: return (row + column).isMultiple(of: 2) ? 0 : amount
          case .random: return amount * Double(shuffled[index]) / Double(places.count)
          case .wave:
            let x = abs(place.midX - bounds.minX - corner.x * bounds.width)
            let y = abs(place.midY - bounds.minY - corner.y * bounds.height)
            return amount * Double((x + y) / (bounds.width + bounds.height))
          }
        }
      }

      /// Returns the starts of pieces that have an order and no places.
      func starts(of count: Int) -> [Double] {
        let places = (0..<count).map { CGRect(x: 0, y: $0, width: 1, height: 1) }
        return starts(
          of: places, columns: 1, in: CGRect(x: 0, y: 0, width: 1, height: count),
          isRightToLeft: false)
      }

      /// Returns the whole numbers below `count` in an order that depends on the seed, with the
      /// generator SplitMix64.
      private func shuffledNumbers(_ count: Int) -> [Int] {
        var state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15
        func next() -> UInt64 {
          state &+= 0x9E37_79B9_7F4A_7C15
          var word = state
          word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
          word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
          return word ^ (word >> 31)
        }
        var numbers = Array(0..<count)
        for last in stride(from: count - 1, to: 0, by: -1) {
          numbers.swapAt(last, Int(next() % UInt64(last + 1)))
        }
        return numbers
      }
    }
    """

  static let slicesText = """
    extension Course {
      /// Cuts a screen into pieces, which move by themselves above everything in `container`.
      /// - Parameter pose: Poses a piece at a position on its way, from 0 to 1, with 1 or, for pieces that
      ///   go the opposite way, -1.
      fileprivate init(
        slicing screen: UIView, into cells: Cells, in container: UIView, stagger: Stagger,
        steps: Int, alternates: Bool = false, castsShadows: Bool = false, isReversed: Bool = false,
        _ pose: @escaping (UIView, CGFloat, CGFloat) -> Void
      ) {
        self.init(isReversed: isReversed)
        let stage = UIView(frame: container.bounds)
        stage.isUserInteractionEnabled = false
        container.addSubview(stage)
        let starts = stagger.starts(
          of: cells.places, columns: cells.columns, in: screen.bounds,
          isRightToLeft: container.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for (index, place) in cells.places.enumerated() {
          let snapshot = screen.resizableSnapshotView(
            from: place, afterScreenUpdates: true, withCapInsets: .zero)
          guard let piece = snapshot else { continue }
          piece.frame = screen.convert(place, to: stage)
          stage.addSubview(piece)
          let start = starts[index]
          if castsShadows {
            let shades = EdgeShade.add(to: piece, isVertical: cells.rows <= cells.columns)
            add(from: start, to: start + 0.1) { for shade in shades { shade.alpha = $0 } }
          }
          let end = stagger.amount == 0 ? 1 : start + (1 - stagger.amount)
          let sign: CGFloat = alternates && !index.isMultiple(of: 2) ? -1 : 1
          add(from: start, to: end, steps: steps) { pose(piece, $0, sign) }
        }
        let alpha = screen.alpha
        begin {
          screen.alpha = alpha
          stage.removeFromSuperview()
        }
        screen.alpha = 0
      }
    }

    /// A shadow beyond an edge of a piece: a gradient, which costs a fraction of a blur.
    private final class EdgeShade: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }

      /// Adds shadows along both long edges, transparent at first.
      static func add(to piece: UIView, isVertical: Bool, width: CGFloat = 14) -> [EdgeShade] {
        piece.clipsToBounds = false
        let size = piece.bounds.size
        return [false, true].map { isSecond in
          let frame =
            isVertical
            ? CGRect(x: isSecond ? size.width : -width, y: 0, width: width, height: size.height)
            : CGRect(x: 0, y: isSecond ? size.height : -width, width: size.width, height: width)
          let shade = EdgeShade(frame: frame)
          let (near, far): (CGFloat, CGFloat) = isSecond ? (0, 1) : (1, 0)
          if let gradient = shade.layer as? CAGradientLayer {
            gradient.startPoint = isVertical ? CGPoint(x: near, y: 0.5) : CGPoint(x: 0.5, y: near)
            gradient.endPoint = isVertical ? CGPoint(x: far, y: 0.5) : CGPoint(x: 0.5, y: far)
            gradient.colors = [0.34, 0.16, 0.05, 0].map { UIColor(white: 0, alpha: $0).cgColor }
            gradient.locations = [0, 0.3, 0.65, 1]
          }
          shade.alpha = 0
          piece.addSubview(shade)
          return shade
        }
      }
    }
    """
}
