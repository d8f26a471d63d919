// The class behind the filters that are made by methods.

import CoreGraphics

/// A filter with its inputs as properties: those of all filters, of which a protocol shows the ones that
/// this filter has.
final class BuiltinFilter: CIFilter {
  private func image(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }
  private func number(_ key: String) -> Float { Float(inputs.number(key)) }
  private func point(_ key: String) -> CGPoint { inputs.point(key, .zero) }
  private func rect(_ key: String) -> CGRect { inputs.rect(key, .zero) }
  private func vector(_ key: String) -> CIVector {
    value(forKey: key) as? CIVector ?? CIVector(x: 0)
  }

  var inputImage: CIImage? {
    get { image("inputImage") }
    set { setValue(newValue, forKey: "inputImage") }
  }
  var targetImage: CIImage? {
    get { image("inputTargetImage") }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  var backgroundImage: CIImage? {
    get { image("inputBackgroundImage") }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  var maskImage: CIImage? {
    get { image("inputMaskImage") }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  var backsideImage: CIImage? {
    get { image("inputBacksideImage") }
    set { setValue(newValue, forKey: "inputBacksideImage") }
  }
  var shadingImage: CIImage? {
    get { image("inputShadingImage") }
    set { setValue(newValue, forKey: "inputShadingImage") }
  }
  var time: Float {
    get { number("inputTime") }
    set { setValue(newValue, forKey: "inputTime") }
  }
  var radius: Float {
    get { number("inputRadius") }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  var angle: Float {
    get { number("inputAngle") }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  var width: Float {
    get { number("inputWidth") }
    set { setValue(newValue, forKey: "inputWidth") }
  }
  var opacity: Float {
    get { number("inputOpacity") }
    set { setValue(newValue, forKey: "inputOpacity") }
  }
  var scale: Float {
    get { number("inputScale") }
    set { setValue(newValue, forKey: "inputScale") }
  }
  var intensity: Float {
    get { number("inputIntensity") }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  var ev: Float {
    get { number("inputEV") }
    set { setValue(newValue, forKey: "inputEV") }
  }
  var power: Float {
    get { number("inputPower") }
    set { setValue(newValue, forKey: "inputPower") }
  }
  var amount: Float {
    get { number("inputAmount") }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  var saturation: Float {
    get { number("inputSaturation") }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  var brightness: Float {
    get { number("inputBrightness") }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  var contrast: Float {
    get { number("inputContrast") }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  var compression: Float {
    get { number("inputCompression") }
    set { setValue(newValue, forKey: "inputCompression") }
  }
  var barOffset: Float {
    get { number("inputBarOffset") }
    set { setValue(newValue, forKey: "inputBarOffset") }
  }
  var bottomHeight: Float {
    get { number("inputBottomHeight") }
    set { setValue(newValue, forKey: "inputBottomHeight") }
  }
  var numberOfFolds: Float {
    get { number("inputNumberOfFolds") }
    set { setValue(newValue, forKey: "inputNumberOfFolds") }
  }
  var foldShadowAmount: Float {
    get { number("inputFoldShadowAmount") }
    set { setValue(newValue, forKey: "inputFoldShadowAmount") }
  }
  var shadowRadius: Float {
    get { number("inputShadowRadius") }
    set { setValue(newValue, forKey: "inputShadowRadius") }
  }
  var shadowDensity: Float {
    get { number("inputShadowDensity") }
    set { setValue(newValue, forKey: "inputShadowDensity") }
  }
  var shadowOffset: CGPoint {
    get { point("inputShadowOffset") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputShadowOffset") }
  }
  var shadowSize: Float {
    get { number("inputShadowSize") }
    set { setValue(newValue, forKey: "inputShadowSize") }
  }
  var shadowAmount: Float {
    get { number("inputShadowAmount") }
    set { setValue(newValue, forKey: "inputShadowAmount") }
  }
  var shadowExtent: CGRect {
    get { rect("inputShadowExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputShadowExtent") }
  }
  var maxStriationRadius: Float {
    get { number("inputMaxStriationRadius") }
    set { setValue(newValue, forKey: "inputMaxStriationRadius") }
  }
  var striationStrength: Float {
    get { number("inputStriationStrength") }
    set { setValue(newValue, forKey: "inputStriationStrength") }
  }
  var striationContrast: Float {
    get { number("inputStriationContrast") }
    set { setValue(newValue, forKey: "inputStriationContrast") }
  }
  var fadeThreshold: Float {
    get { number("inputFadeThreshold") }
    set { setValue(newValue, forKey: "inputFadeThreshold") }
  }
  var center: CGPoint {
    get { point("inputCenter") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  var extent: CGRect {
    get { rect("inputExtent") }
    set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
  }
  var color: CIColor {
    get { inputs.color("inputColor") }
    set { setValue(newValue, forKey: "inputColor") }
  }
  var color0: CIColor {
    get { inputs.color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { inputs.color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  var point0: CGPoint {
    get { point("inputPoint0") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
  }
  var point1: CGPoint {
    get { point("inputPoint1") }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
  }
  var radius0: Float {
    get { number("inputRadius0") }
    set { setValue(newValue, forKey: "inputRadius0") }
  }
  var radius1: Float {
    get { number("inputRadius1") }
    set { setValue(newValue, forKey: "inputRadius1") }
  }
  var transform: CGAffineTransform {
    get { inputs.transform("inputTransform") }
    set { setValue(newValue, forKey: "inputTransform") }
  }
  var aspectRatio: Float {
    get { number("inputAspectRatio") }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  var rVector: CIVector {
    get { vector("inputRVector") }
    set { setValue(newValue, forKey: "inputRVector") }
  }
  var gVector: CIVector {
    get { vector("inputGVector") }
    set { setValue(newValue, forKey: "inputGVector") }
  }
  var bVector: CIVector {
    get { vector("inputBVector") }
    set { setValue(newValue, forKey: "inputBVector") }
  }
  var aVector: CIVector {
    get { vector("inputAVector") }
    set { setValue(newValue, forKey: "inputAVector") }
  }
  var biasVector: CIVector {
    get { vector("inputBiasVector") }
    set { setValue(newValue, forKey: "inputBiasVector") }
  }
}

extension BuiltinFilter:
  CICompositeOperation,
  CIDissolveTransition,
  CISwipeTransition,
  CICopyMachineTransition,
  CIBarsSwipeTransition,
  CIModTransition,
  CIFlashTransition,
  CIDisintegrateWithMaskTransition,
  CIRippleTransition,
  CIAccordionFoldTransition,
  CIPageCurlTransition,
  CIPageCurlWithShadowTransition,
  CIGaussianBlur,
  CIBoxBlur,
  CIMotionBlur,
  CIZoomBlur,
  CISepiaTone,
  CIPhotoEffect,
  CIColorInvert,
  CIColorControls,
  CIColorMonochrome,
  CIColorMatrix,
  CIExposureAdjust,
  CIGammaAdjust,
  CIVignette,
  CIMaskToAlpha,
  CIPixellate,
  CIAffineClamp,
  CILanczosScaleTransform,
  CIBlendWithMask,
  CILinearGradient,
  CISmoothLinearGradient,
  CIRadialGradient
{}
