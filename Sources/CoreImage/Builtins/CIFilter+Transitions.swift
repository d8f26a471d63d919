// Methods that return the filters for transitions.

extension CIFilter {
  static func builtin(_ name: String) -> BuiltinFilter {
    guard let kernel = FilterKernel.all[name] else {
      preconditionFailure("there is no filter \(name)")
    }
    return BuiltinFilter(name, kernel)
  }

  /// Returns a dissolve.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    builtin("CIDissolveTransition")
  }

  /// Returns a swipe.
  public class func swipeTransition() -> any CIFilter & CISwipeTransition {
    builtin("CISwipeTransition")
  }

  /// Returns a copy machine.
  public class func copyMachineTransition() -> any CIFilter & CICopyMachineTransition {
    builtin("CICopyMachineTransition")
  }

  /// Returns a swipe of bars.
  public class func barsSwipeTransition() -> any CIFilter & CIBarsSwipeTransition {
    builtin("CIBarsSwipeTransition")
  }

  /// Returns holes that grow.
  public class func modTransition() -> any CIFilter & CIModTransition { builtin("CIModTransition") }

  /// Returns a flash.
  public class func flashTransition() -> any CIFilter & CIFlashTransition {
    builtin("CIFlashTransition")
  }

  /// Returns a disintegration.
  public class func disintegrateWithMaskTransition() -> any CIFilter
    & CIDisintegrateWithMaskTransition
  { builtin("CIDisintegrateWithMaskTransition") }

  /// Returns a ripple.
  public class func rippleTransition() -> any CIFilter & CIRippleTransition {
    builtin("CIRippleTransition")
  }

  /// Returns an accordion.
  public class func accordionFoldTransition() -> any CIFilter & CIAccordionFoldTransition {
    builtin("CIAccordionFoldTransition")
  }

  /// Returns a page curl.
  public class func pageCurlTransition() -> any CIFilter & CIPageCurlTransition {
    builtin("CIPageCurlTransition")
  }

  /// Returns a page curl with a shadow.
  public class func pageCurlWithShadowTransition() -> any CIFilter & CIPageCurlWithShadowTransition
  { builtin("CIPageCurlWithShadowTransition") }
}
