// The keys of inputs that have a name.

/// The key of the image.
public let kCIInputImageKey = "inputImage"
/// The key of the image that a transition leads to.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The key of the background image.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the mask.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The key of the image on the back of a page.
public let kCIInputBacksideImageKey = "inputBacksideImage"
/// The key of the image of light on a sphere.
public let kCIInputShadingImageKey = "inputShadingImage"
/// The key of the progress of a transition, from 0 to 1.
public let kCIInputTimeKey = "inputTime"
/// The key of a radius in pixels.
public let kCIInputRadiusKey = "inputRadius"
/// The key of an intensity.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of a scale.
public let kCIInputScaleKey = "inputScale"
/// The key of a center.
public let kCIInputCenterKey = "inputCenter"
/// The key of an angle in radians.
public let kCIInputAngleKey = "inputAngle"
/// The key of a width in pixels.
public let kCIInputWidthKey = "inputWidth"
/// The key of an area.
public let kCIInputExtentKey = "inputExtent"
/// The key of a color.
public let kCIInputColorKey = "inputColor"
/// The key of a saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of a contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of an exposure.
public let kCIInputEVKey = "inputEV"
/// The key of a transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the result.
public let kCIOutputImageKey = "outputImage"
