// The transfer function of sRGB, between encoded components and light.
// Source: IEC 61966-2-1, as https://www.w3.org/Graphics/Color/srgb states it.

/// The transfer function of sRGB. Display P3 has the same.
///
/// Both functions are defined from 0 to 1. Callers whose values may lie outside decide whether those
/// are clipped or mirrored; here, each function continues the line at its lower end.
package enum SRGBTransferFunction {
  /// Returns the light of an encoded component.
  package static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045
      ? encoded / 12.92 : DeterministicMath.pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// Returns the encoded component of a light.
  package static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8
      ? linear * 12.92 : 1.055 * DeterministicMath.pow(linear, 1 / 2.4) - 0.055
  }
}
