// Methods that return filters for blurs, colors, geometry, masks and gradients.

extension CIFilter {
  /// Returns a Gaussian blur.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }

  /// Returns a mean of squares.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }

  /// Returns a blur along a line.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }

  /// Returns a blur towards a point.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtin("CIZoomBlur") }

  /// Returns a sepia tone.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }

  /// Returns an inversion.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }

  /// Returns color controls.
  public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }

  /// Returns a single color.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome {
    builtin("CIColorMonochrome")
  }

  /// Returns a matrix of colors.
  public class func colorMatrix() -> any CIFilter & CIColorMatrix { builtin("CIColorMatrix") }

  /// Returns an exposure.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
    builtin("CIExposureAdjust")
  }

  /// Returns a gamma curve.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }

  /// Returns dark corners.
  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }

  /// Returns a mask that becomes transparency.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { builtin("CIMaskToAlpha") }

  /// Returns squares of one color.
  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }

  /// Returns a transform with continued edges.
  public class func affineClamp() -> any CIFilter & CIAffineClamp { builtin("CIAffineClamp") }

  /// Returns a scaled image.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtin("CILanczosScaleTransform")
  }

  /// Returns a mixture by a mask.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }

  /// Returns a gradient along a line.
  public class func linearGradient() -> any CIFilter & CILinearGradient {
    builtin("CILinearGradient")
  }

  /// Returns a smooth gradient along a line.
  public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
    builtin("CISmoothLinearGradient")
  }

  /// Returns a gradient around a point.
  public class func radialGradient() -> any CIFilter & CIRadialGradient {
    builtin("CIRadialGradient")
  }

  /// Returns the photo effect Mono.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect {
    builtin("CIPhotoEffectMono")
  }

  /// Returns the photo effect Tonal.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect {
    builtin("CIPhotoEffectTonal")
  }

  /// Returns the photo effect Noir.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect {
    builtin("CIPhotoEffectNoir")
  }

  /// Returns a mixture by the alpha of a mask.
  public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask {
    builtin("CIBlendWithAlphaMask")
  }
}
