// Core Animation's constants by their names in Swift 3 and 4.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFunctionName.linear`.
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFunctionName.easeIn`.
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFunctionName.easeOut`.
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFunctionName.easeInEaseOut`.
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFunctionName.default`.
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFillMode.forwards`.
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFillMode.backwards`.
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFillMode.both`.
public let kCAFillModeBoth = CAMediaTimingFillMode.both
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAMediaTimingFillMode.removed`.
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionType.fade`.
public let kCATransitionFade = CATransitionType.fade
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionType.moveIn`.
public let kCATransitionMoveIn = CATransitionType.moveIn
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionType.push`.
public let kCATransitionPush = CATransitionType.push
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionType.reveal`.
public let kCATransitionReveal = CATransitionType.reveal
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionSubtype.fromRight`.
public let kCATransitionFromRight = CATransitionSubtype.fromRight
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionSubtype.fromLeft`.
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionSubtype.fromTop`.
public let kCATransitionFromTop = CATransitionSubtype.fromTop
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CATransitionSubtype.fromBottom`.
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.center`.
public let kCAGravityCenter = CALayerContentsGravity.center
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.top`.
public let kCAGravityTop = CALayerContentsGravity.top
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.bottom`.
public let kCAGravityBottom = CALayerContentsGravity.bottom
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.left`.
public let kCAGravityLeft = CALayerContentsGravity.left
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.right`.
public let kCAGravityRight = CALayerContentsGravity.right
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.topLeft`.
public let kCAGravityTopLeft = CALayerContentsGravity.topLeft
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.topRight`.
public let kCAGravityTopRight = CALayerContentsGravity.topRight
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.bottomLeft`.
public let kCAGravityBottomLeft = CALayerContentsGravity.bottomLeft
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.bottomRight`.
public let kCAGravityBottomRight = CALayerContentsGravity.bottomRight
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.resize`.
public let kCAGravityResize = CALayerContentsGravity.resize
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.resizeAspect`.
public let kCAGravityResizeAspect = CALayerContentsGravity.resizeAspect
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsGravity.resizeAspectFill`.
public let kCAGravityResizeAspectFill = CALayerContentsGravity.resizeAspectFill
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsFilter.linear`.
public let kCAFilterLinear = CALayerContentsFilter.linear
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsFilter.nearest`.
public let kCAFilterNearest = CALayerContentsFilter.nearest
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CALayerContentsFilter.trilinear`.
public let kCAFilterTrilinear = CALayerContentsFilter.trilinear
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerLineCap.butt`.
public let kCALineCapButt = CAShapeLayerLineCap.butt
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerLineCap.round`.
public let kCALineCapRound = CAShapeLayerLineCap.round
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerLineCap.square`.
public let kCALineCapSquare = CAShapeLayerLineCap.square
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerLineJoin.miter`.
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerLineJoin.round`.
public let kCALineJoinRound = CAShapeLayerLineJoin.round
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerLineJoin.bevel`.
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerFillRule.nonZero`.
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAShapeLayerFillRule.evenOdd`.
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAAnimationCalculationMode.linear`.
public let kCAAnimationLinear = CAAnimationCalculationMode.linear
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAAnimationCalculationMode.discrete`.
public let kCAAnimationDiscrete = CAAnimationCalculationMode.discrete
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAAnimationCalculationMode.paced`.
public let kCAAnimationPaced = CAAnimationCalculationMode.paced
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAAnimationCalculationMode.cubic`.
public let kCAAnimationCubic = CAAnimationCalculationMode.cubic
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAAnimationCalculationMode.cubicPaced`.
public let kCAAnimationCubicPaced = CAAnimationCalculationMode.cubicPaced
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAAnimationRotationMode.rotateAuto`.
public let kCAAnimationRotateAuto = CAAnimationRotationMode.rotateAuto
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAAnimationRotationMode.rotateAutoReverse`.
public let kCAAnimationRotateAutoReverse = CAAnimationRotationMode.rotateAutoReverse
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAGradientLayerType.axial`.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAGradientLayerType.radial`.
public let kCAGradientLayerRadial = CAGradientLayerType.radial
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAGradientLayerType.conic`.
public let kCAGradientLayerConic = CAGradientLayerType.conic
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterShape.point`.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterShape.line`.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterShape.rectangle`.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterShape.cuboid`.
public let kCAEmitterLayerCuboid = CAEmitterLayerEmitterShape.cuboid
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterShape.circle`.
public let kCAEmitterLayerCircle = CAEmitterLayerEmitterShape.circle
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterShape.sphere`.
public let kCAEmitterLayerSphere = CAEmitterLayerEmitterShape.sphere
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterMode.points`.
public let kCAEmitterLayerPoints = CAEmitterLayerEmitterMode.points
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterMode.outline`.
public let kCAEmitterLayerOutline = CAEmitterLayerEmitterMode.outline
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterMode.surface`.
public let kCAEmitterLayerSurface = CAEmitterLayerEmitterMode.surface
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerEmitterMode.volume`.
public let kCAEmitterLayerVolume = CAEmitterLayerEmitterMode.volume
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerRenderMode.unordered`.
public let kCAEmitterLayerUnordered = CAEmitterLayerRenderMode.unordered
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerRenderMode.oldestFirst`.
public let kCAEmitterLayerOldestFirst = CAEmitterLayerRenderMode.oldestFirst
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerRenderMode.oldestLast`.
public let kCAEmitterLayerOldestLast = CAEmitterLayerRenderMode.oldestLast
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerRenderMode.backToFront`.
public let kCAEmitterLayerBackToFront = CAEmitterLayerRenderMode.backToFront
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The old name of `CAEmitterLayerRenderMode.additive`.
public let kCAEmitterLayerAdditive = CAEmitterLayerRenderMode.additive
