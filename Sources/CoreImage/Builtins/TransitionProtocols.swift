// The inputs of transitions as properties, as `CIFilterBuiltins` has them on a device.

import Foundation

/// The interface of all filters.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result; `nil` without the images that the filter works on.
  var outputImage: CIImage? { get }
}

/// The inputs of a transition.
public protocol CITransitionFilter: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The image that the transition leads to.
  var targetImage: CIImage? { get set }
  /// The progress, from 0 to 1.
  var time: Float { get set }
}

/// The inputs of a dissolve.
public protocol CIDissolveTransition: CITransitionFilter {}

/// The inputs of a swipe.
public protocol CISwipeTransition: CITransitionFilter {
  /// The area of the effect.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The angle in radians, counterclockwise from the right.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The opacity of the band of color.
  var opacity: Float { get set }
}

/// The inputs of a copy machine.
public protocol CICopyMachineTransition: CITransitionFilter {
  /// The area of the effect.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The angle in radians, counterclockwise from the right.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The opacity of the band of color.
  var opacity: Float { get set }
}

/// The inputs of a swipe of bars.
public protocol CIBarsSwipeTransition: CITransitionFilter {
  /// The angle in radians, counterclockwise from the right.
  var angle: Float { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The distance between bars that leave one after the other, in pixels.
  var barOffset: Float { get set }
}

/// The inputs of holes that grow.
public protocol CIModTransition: CITransitionFilter {
  /// The center.
  var center: CGPoint { get set }
  /// The angle in radians, counterclockwise from the right.
  var angle: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The distance over which the holes are delayed.
  var compression: Float { get set }
}

/// The inputs of a flash.
public protocol CIFlashTransition: CITransitionFilter {
  /// The center.
  var center: CGPoint { get set }
  /// The area of the effect.
  var extent: CGRect { get set }
  /// The color.
  var color: CIColor { get set }
  /// The radius of the light, as a multiple of half the shorter side.
  var maxStriationRadius: Float { get set }
  /// The strength of the rays.
  var striationStrength: Float { get set }
  /// The contrast of the rays.
  var striationContrast: Float { get set }
  /// The level above which the light covers everything.
  var fadeThreshold: Float { get set }
}

/// The inputs of a disintegration.
public protocol CIDisintegrateWithMaskTransition: CITransitionFilter {
  /// The mask.
  var maskImage: CIImage? { get set }
  /// The radius of the shadow in pixels.
  var shadowRadius: Float { get set }
  /// The opacity of the shadow.
  var shadowDensity: Float { get set }
  /// The offset of the shadow in pixels.
  var shadowOffset: CGPoint { get set }
}

/// The inputs of a ripple.
public protocol CIRippleTransition: CITransitionFilter {
  /// The image of light on a sphere; `nil` for none.
  var shadingImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The area of the effect.
  var extent: CGRect { get set }
  /// The width in pixels.
  var width: Float { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of an accordion.
public protocol CIAccordionFoldTransition: CITransitionFilter {
  /// The height in pixels of the part that does not fold.
  var bottomHeight: Float { get set }
  /// The number of folds.
  var numberOfFolds: Float { get set }
  /// The darkness of the folds.
  var foldShadowAmount: Float { get set }
}

/// The inputs of a page curl.
public protocol CIPageCurlTransition: CITransitionFilter {
  /// The image on the back of the page; `nil` for the image itself.
  var backsideImage: CIImage? { get set }
  /// The image of light on a sphere; `nil` for none.
  var shadingImage: CIImage? { get set }
  /// The area of the effect.
  var extent: CGRect { get set }
  /// The angle in radians, counterclockwise from the right.
  var angle: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The inputs of a page curl with a shadow.
public protocol CIPageCurlWithShadowTransition: CITransitionFilter {
  /// The image on the back of the page; `nil` for the image itself.
  var backsideImage: CIImage? { get set }
  /// The area of the effect.
  var extent: CGRect { get set }
  /// The angle in radians, counterclockwise from the right.
  var angle: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The width of the shadow, as a multiple of the radius.
  var shadowSize: Float { get set }
  /// The darkness of the shadow, from 0 to 1.
  var shadowAmount: Float { get set }
  /// The area of the shadow; everywhere if it is empty.
  var shadowExtent: CGRect { get set }
}
