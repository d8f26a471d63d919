// The inputs of other filters as properties, as `CIFilterBuiltins` has them on a device.

import Foundation

/// The inputs of an image in front of another.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}

/// The inputs of a Gaussian blur. The radius is the standard deviation.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The inputs of a mean of squares.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The inputs of a blur along a line.
public protocol CIMotionBlur: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The radius in pixels.
  var radius: Float { get set }
  /// The angle in radians, counterclockwise from the right.
  var angle: Float { get set }
}

/// The inputs of a blur towards a point.
public protocol CIZoomBlur: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The amount of the effect.
  var amount: Float { get set }
}

/// The inputs of a sepia tone.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The input of a photo effect.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
}

/// The input of an inversion.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
}

/// The inputs of color controls.
public protocol CIColorControls: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The saturation; 1 changes nothing.
  var saturation: Float { get set }
  /// The brightness that is added; 0 changes nothing.
  var brightness: Float { get set }
  /// The contrast; 1 changes nothing.
  var contrast: Float { get set }
}

/// The inputs of a single color.
public protocol CIColorMonochrome: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The color.
  var color: CIColor { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
}

/// The inputs of a matrix of colors.
public protocol CIColorMatrix: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The shares of the components in the red.
  var rVector: CIVector { get set }
  /// The shares of the components in the green.
  var gVector: CIVector { get set }
  /// The shares of the components in the blue.
  var bVector: CIVector { get set }
  /// The shares of the components in the alpha.
  var aVector: CIVector { get set }
  /// What is added to the components.
  var biasVector: CIVector { get set }
}

/// The inputs of an exposure.
public protocol CIExposureAdjust: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The exposure in stops.
  var ev: Float { get set }
}

/// The inputs of a gamma curve.
public protocol CIGammaAdjust: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The exponent.
  var power: Float { get set }
}

/// The inputs of dark corners.
public protocol CIVignette: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The intensity of the effect.
  var intensity: Float { get set }
  /// The radius in pixels.
  var radius: Float { get set }
}

/// The input of a mask that becomes transparency.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
}

/// The inputs of squares of one color. The scale is their side in pixels.
public protocol CIPixellate: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The center.
  var center: CGPoint { get set }
  /// The scale.
  var scale: Float { get set }
}

/// The inputs of a transform with continued edges.
public protocol CIAffineClamp: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
}

/// The inputs of a scaled image.
public protocol CILanczosScaleTransform: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The scale.
  var scale: Float { get set }
  /// The further scale of the width.
  var aspectRatio: Float { get set }
}

/// The inputs of a mixture by a mask.
public protocol CIBlendWithMask: CIFilterProtocol {
  /// The image that the filter works on.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
  /// The mask.
  var maskImage: CIImage? { get set }
}

/// The inputs of a gradient along a line.
public protocol CILinearGradient: CIFilterProtocol {
  /// The point of the first color.
  var point0: CGPoint { get set }
  /// The point of the second color.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of a smooth gradient along a line.
public protocol CISmoothLinearGradient: CIFilterProtocol {
  /// The point of the first color.
  var point0: CGPoint { get set }
  /// The point of the second color.
  var point1: CGPoint { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}

/// The inputs of a gradient around a point.
public protocol CIRadialGradient: CIFilterProtocol {
  /// The center.
  var center: CGPoint { get set }
  /// The radius of the first color in pixels.
  var radius0: Float { get set }
  /// The radius of the second color in pixels.
  var radius1: Float { get set }
  /// The first color.
  var color0: CIColor { get set }
  /// The second color.
  var color1: CIColor { get set }
}
