// The filters that exist, by name, with their inputs and defaults. Names and defaults are those of
// Apple's Core Image Filter Reference.

import Foundation

/// The computation of a filter.
struct FilterKernel: Sendable {
  /// The inputs that are images.
  let images: [String]
  /// The other inputs, with their defaults.
  let defaults: [String: FilterValue]
  let apply: @Sendable (FilterInputs) -> CIImage?

  init(
    images: [String] = [kCIInputImageKey], _ defaults: [String: Any],
    _ apply: @escaping @Sendable (FilterInputs) -> CIImage?
  ) {
    (self.images, self.apply) = (images, apply)
    self.defaults = defaults.mapValues { FilterValue($0) ?? .unset }
  }

  /// A filter with an image as its only input.
  init(_ apply: @escaping @Sendable (FilterInputs) -> CIImage?) { self.init([:], apply) }

  /// All filters.
  static let all: [String: FilterKernel] = [
    transitions, blurs, colors, geometry, compositing, blendModes, generators,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// A transition: an image, a target and the time, with further inputs.
  private static func transition(
    _ defaults: [String: Any], images: [String] = [],
    _ apply: @escaping @Sendable (TransitionPair) -> CIImage
  ) -> FilterKernel {
    FilterKernel(
      images: [kCIInputImageKey, kCIInputTargetImageKey] + images,
      defaults.merging([kCIInputTimeKey: 0.0]) { own, _ in own }
    ) { inputs in TransitionPair(inputs).map(apply) }
  }

  private static let transitions: [String: FilterKernel] = [
    "CIDissolveTransition": transition([:], Dissolves.dissolve),
    "CISwipeTransition": transition(
      [
        kCIInputExtentKey: none, kCIInputColorKey: CIColor.white, kCIInputAngleKey: 0.0,
        kCIInputWidthKey: 300.0, "inputOpacity": 0.0,
      ], Sweeps.swipe),
    "CICopyMachineTransition": transition(
      [
        kCIInputExtentKey: none, kCIInputColorKey: CIColor(red: 0.6, green: 1, blue: 0.8),
        kCIInputAngleKey: 0.0, kCIInputWidthKey: 200.0, "inputOpacity": 1.3,
      ], Sweeps.copyMachine),
    "CIBarsSwipeTransition": transition(
      [kCIInputAngleKey: Double.pi, kCIInputWidthKey: 30.0, "inputBarOffset": 10.0], Sweeps.bars),
    "CIModTransition": transition(
      [
        kCIInputCenterKey: none, kCIInputAngleKey: 2.0, kCIInputRadiusKey: 150.0,
        "inputCompression": 300.0,
      ], Dissolves.mod),
    "CIFlashTransition": transition(
      [
        kCIInputCenterKey: none, kCIInputExtentKey: none,
        kCIInputColorKey: CIColor(red: 1, green: 0.8, blue: 0.6),
        "inputMaxStriationRadius": 2.58, "inputStriationStrength": 0.5,
        "inputStriationContrast": 1.375, "inputFadeThreshold": 0.85,
      ], Flash.flash),
    "CIDisintegrateWithMaskTransition": transition(
      [
        "inputShadowRadius": 8.0, "inputShadowDensity": 0.65,
        "inputShadowOffset": CIVector(x: 0, y: -10),
      ], images: [kCIInputMaskImageKey], Dissolves.disintegrate),
    "CIRippleTransition": transition(
      [
        kCIInputCenterKey: none, kCIInputExtentKey: none, kCIInputWidthKey: 100.0,
        kCIInputScaleKey: 50.0,
      ], images: [kCIInputShadingImageKey], Ripple.ripple),
    "CIAccordionFoldTransition": transition(
      ["inputBottomHeight": 0.0, "inputNumberOfFolds": 3.0, "inputFoldShadowAmount": 0.1],
      Accordion.fold),
    "CIPageCurlTransition": transition(
      [kCIInputExtentKey: none, kCIInputAngleKey: 0.0, kCIInputRadiusKey: 100.0],
      images: [kCIInputBacksideImageKey, kCIInputShadingImageKey], PageCurl.curl),
    "CIPageCurlWithShadowTransition": transition(
      [
        kCIInputExtentKey: none, kCIInputAngleKey: 0.0, kCIInputRadiusKey: 100.0,
        "inputShadowSize": 0.5, "inputShadowAmount": 0.7, "inputShadowExtent": none,
      ], images: [kCIInputBacksideImageKey], PageCurl.curlWithShadow),
  ]

  /// The default of inputs that depend on the images: their extent, or its center.
  private static var none: Any { FilterValue.unset }

  private static let blurs: [String: FilterKernel] = [
    "CIGaussianBlur": FilterKernel([kCIInputRadiusKey: 10.0], Blurs.gaussian),
    "CIBoxBlur": FilterKernel([kCIInputRadiusKey: 10.0], Blurs.box),
    "CIMotionBlur": FilterKernel(
      [kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0], Blurs.motion),
    "CIZoomBlur": FilterKernel(
      [kCIInputCenterKey: CIVector(x: 150, y: 150), "inputAmount": 20.0], Blurs.zoom),
  ]

  private static let colors: [String: FilterKernel] = [
    "CISepiaTone": FilterKernel([kCIInputIntensityKey: 1.0], Colors.sepia),
    "CIPhotoEffectMono": FilterKernel(Colors.mono),
    "CIPhotoEffectTonal": FilterKernel(Colors.tonal),
    "CIPhotoEffectNoir": FilterKernel(Colors.noir),
    "CIColorInvert": FilterKernel(Colors.invert),
    "CIColorControls": FilterKernel(
      [kCIInputSaturationKey: 1.0, kCIInputBrightnessKey: 0.0, kCIInputContrastKey: 1.0],
      Colors.controls),
    "CIColorMonochrome": FilterKernel(
      [
        kCIInputColorKey: CIColor(red: 0.6, green: 0.45, blue: 0.3), kCIInputIntensityKey: 1.0,
      ], Colors.monochrome),
    "CIColorMatrix": FilterKernel(
      [
        "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0),
        "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
      ], Colors.matrix),
    "CIExposureAdjust": FilterKernel([kCIInputEVKey: 0.0], Colors.exposure),
    "CIGammaAdjust": FilterKernel(["inputPower": 1.0], Colors.gamma),
    "CIVignette": FilterKernel(
      [kCIInputRadiusKey: 1.0, kCIInputIntensityKey: 0.0], Colors.vignette),
    "CIMaskToAlpha": FilterKernel(Colors.maskToAlpha),
  ]

  private static let geometry: [String: FilterKernel] = [
    "CIAffineTransform": FilterKernel([kCIInputTransformKey: CGAffineTransform.identity]) {
      inputs in
      inputs.image?.transformed(by: inputs.transform(kCIInputTransformKey))
    },
    "CIAffineClamp": FilterKernel([kCIInputTransformKey: CGAffineTransform.identity]) { inputs in
      inputs.image?.transformed(by: inputs.transform(kCIInputTransformKey)).clampedToExtent()
    },
    "CICrop": FilterKernel(["inputRectangle": none]) { inputs in
      inputs.image.map { $0.cropped(to: inputs.rect("inputRectangle", $0.bounds)) }
    },
    "CILanczosScaleTransform": FilterKernel([kCIInputScaleKey: 1.0, "inputAspectRatio": 1.0]) {
      inputs in
      let scale = CGFloat(inputs.number(kCIInputScaleKey))
      let aspect = CGFloat(inputs.number("inputAspectRatio"))
      return inputs.image?.transformed(by: CGAffineTransform(scaleX: scale * aspect, y: scale))
    },
    "CIPixellate": FilterKernel(
      [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputScaleKey: 8.0], Pixellation.pixellate),
  ]

  private static let generators: [String: FilterKernel] = [
    "CIConstantColorGenerator": FilterKernel(images: [], [kCIInputColorKey: CIColor.red]) {
      CIImage(color: $0.color(kCIInputColorKey))
    },
    "CILinearGradient": FilterKernel(images: [], gradient, Gradients.linear),
    "CISmoothLinearGradient": FilterKernel(images: [], gradient, Gradients.smooth),
    "CIRadialGradient": FilterKernel(
      images: [],
      [
        kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ], Gradients.radial),
    "CIHueSaturationValueGradient": FilterKernel(
      images: [],
      [
        kCIInputRadiusKey: 300.0, "inputValue": 1.0, "inputSoftness": 1.0, "inputDither": 1.0,
        "inputColorSpace": none,
      ], ColorWheel.hueSaturationValue),
  ]

  private static var gradient: [String: Any] {
    [
      "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
      "inputColor0": CIColor.white, "inputColor1": CIColor.black,
    ]
  }
}
