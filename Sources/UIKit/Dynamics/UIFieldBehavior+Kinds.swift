// The kinds of fields that apps create.

import Foundation

extension UIFieldBehavior {
  /// Returns a field that slows items, in proportion to their velocity.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Returns a field that accelerates items counterclockwise around its position, in proportion to their
  /// distance.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Returns a field that accelerates items toward a point.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that gives items its velocity, whatever else accelerates them.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Returns a field that accelerates items by a noise, which is the same in every run.
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a field that accelerates items by a noise, in proportion to their velocity.
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat)
    -> UIFieldBehavior
  {
    let field = UIFieldBehavior(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }

  /// Returns a field whose force toward its position is proportional to the distance.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Returns a field that acts on items with a charge, which is reported; it does not act on others.
  public class func electricField() -> UIFieldBehavior {
    UIFieldBehavior(.charged("electricField"))
  }

  /// Returns a field that acts on items with a charge, which is reported; it does not act on others.
  public class func magneticField() -> UIFieldBehavior {
    UIFieldBehavior(.charged("magneticField"))
  }

  /// Returns a field whose forces a closure returns: from the field, the place of an item relative to the
  /// field, its velocity, mass and charge, and the seconds of the step. A force of 1 accelerates 100 ×
  /// 100 points of density 1 by 100 points per second squared. The strength has no effect.
  public class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }
}
