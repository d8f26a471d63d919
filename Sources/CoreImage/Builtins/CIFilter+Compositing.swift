// Methods that return filters for images in front of others.

extension CIFilter {
  /// Returns the operator SourceOver.
  public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceOverCompositing")
  }

  /// Returns the operator SourceIn.
  public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceInCompositing")
  }

  /// Returns the operator SourceOut.
  public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceOutCompositing")
  }

  /// Returns the operator SourceAtop.
  public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CISourceAtopCompositing")
  }

  /// Returns the operator Addition.
  public class func additionCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIAdditionCompositing")
  }

  /// Returns the operator Multiply.
  public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIMultiplyCompositing")
  }

  /// Returns the operator Maximum.
  public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIMaximumCompositing")
  }

  /// Returns the operator Minimum.
  public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
    builtin("CIMinimumCompositing")
  }

  /// Returns the blend mode Multiply.
  public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIMultiplyBlendMode")
  }

  /// Returns the blend mode Screen.
  public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIScreenBlendMode")
  }

  /// Returns the blend mode Overlay.
  public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIOverlayBlendMode")
  }

  /// Returns the blend mode HardLight.
  public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIHardLightBlendMode")
  }

  /// Returns the blend mode SoftLight.
  public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CISoftLightBlendMode")
  }

  /// Returns the blend mode Darken.
  public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIDarkenBlendMode")
  }

  /// Returns the blend mode Lighten.
  public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CILightenBlendMode")
  }

  /// Returns the blend mode ColorDodge.
  public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIColorDodgeBlendMode")
  }

  /// Returns the blend mode ColorBurn.
  public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIColorBurnBlendMode")
  }

  /// Returns the blend mode Difference.
  public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIDifferenceBlendMode")
  }

  /// Returns the blend mode Exclusion.
  public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIExclusionBlendMode")
  }

  /// Returns the blend mode Hue.
  public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIHueBlendMode")
  }

  /// Returns the blend mode Saturation.
  public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CISaturationBlendMode")
  }

  /// Returns the blend mode Color.
  public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CIColorBlendMode")
  }

  /// Returns the blend mode Luminosity.
  public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
    builtin("CILuminosityBlendMode")
  }
}
