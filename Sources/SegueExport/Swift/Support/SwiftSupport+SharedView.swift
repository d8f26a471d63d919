// The part of generated files for views that are on both screens.

extension SwiftSupport {
  /// A view that is on both screens.
  /// - Parameter hasArcs: Whether such views move along arcs.
  static func sharedView(hasArcs: Bool) -> String {
    let bend =
      hasArcs ? "\n  /// How much its way bends, from 0 to 1.\n  private let bend: CGFloat" : ""
    return """
      /// A view that is on both screens. The one in front travels, and the other is hidden.
      @MainActor
      private final class SharedView {
        private struct Pose {
          var size: CGSize
          var center: CGPoint
          var scale: CGFloat = 1
          var cornerRadius: CGFloat
        }

        let mover, other: UIView
        private let arrives: Bool
        private let look: ViewLook
        private let alpha: CGFloat
        private let own: Pose
        private var away: Pose\(bend)

        init?(_ mover: UIView?, _ other: UIView?, arrives: Bool\(hasArcs ? ", bend: CGFloat = 0" : "")) {
          guard let mover, let other else { return nil }
          (self.mover, self.other, self.arrives) = (mover, other, arrives)\(hasArcs ? "\n    self.bend = bend" : "")
          (look, alpha) = (ViewLook(mover), other.alpha)
          own = Pose(
            size: mover.bounds.size, center: mover.center, cornerRadius: mover.layer.cornerRadius)
          away = own
          let place = other.convert(other.bounds, to: mover.superview)
          if let label = mover as? UILabel, let model = other as? UILabel {
            // Text keeps its line breaks, and is scaled to the size of the other.
            away.scale = model.font.pointSize / label.font.pointSize
            let width = label.bounds.width * away.scale
            switch label.textAlignment {
            case .center: away.center.x = place.midX
            case .right: away.center.x = place.maxX - width / 2
            default: away.center.x = place.minX + width / 2
            }
            away.center.y = place.midY
          } else {
            let anchor = mover.layer.anchorPoint
            away.size = place.size
            away.center = CGPoint(
              x: place.minX + anchor.x * place.width, y: place.minY + anchor.y * place.height)
            away.cornerRadius = other.layer.cornerRadius
          }
        }

        func begin() {
          other.alpha = 0
          apply(arrives ? away : own)
          mover.layoutIfNeeded()
        }

        func moveToEnd() {
          apply(arrives ? own : away\(hasArcs ? ", moving: bend == 0" : ""))
          mover.layoutIfNeeded()
        }

      \(hasArcs ? arcText : "")  func end() {
          other.alpha = alpha
          apply(own)
          look.apply(to: mover)
          mover.layoutIfNeeded()
        }

        private func apply(_ pose: Pose\(hasArcs ? ", moving: Bool = true" : "")) {
          mover.bounds.size = pose.size
          \(hasArcs ? "if moving { mover.center = pose.center }" : "mover.center = pose.center")
          mover.layer.cornerRadius = pose.cornerRadius
          if away.scale != 1 {
            mover.transform3D = CATransform3DConcat(
              CATransform3DMakeScale(pose.scale, pose.scale, 1), look.transform)
          }
        }
      }
      """
  }

  private static let arcText = """
      /// The motion along the arc, or `nil` for a straight way. Call it after `begin()`.
      /// - Parameter isReversed: Whether the view moves along it from its end to its beginning.
      func arc(isReversed: Bool) -> Course? {
        guard bend > 0 else { return nil }
        let places = arrives == isReversed ? (own.center, away.center) : (away.center, own.center)
        let way = Way(from: places.0, to: places.1, bend: bend)
        var course = Course(isReversed: isReversed)
        course.add(steps: 24) { [mover] in mover.center = way.point(at: $0) }
        course.begin()
        return course
      }


    """
}
