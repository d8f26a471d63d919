// Conversion from Y'CbCr to RGB: factors derived from the two numbers that define each standard, in
// 14 bits. Sources: ITU-R BT.601-7, BT.709-6, BT.2020-2; ITU-T H.273, table 4.

import CSeguePlanes

/// A standard for Y'CbCr.
enum ColorMatrix: Sendable {
  case bt601, bt709, bt2020, smpte240, fcc

  private var weights: (red: Double, blue: Double) {
    switch self {
    case .bt601: (0.299, 0.114)
    case .bt709: (0.2126, 0.0722)
    case .bt2020: (0.2627, 0.0593)
    case .smpte240: (0.212, 0.087)
    case .fcc: (0.30, 0.11)
    }
  }

  /// Returns the factors for samples in the full range 0…255, or in 16…235 and 16…240.
  func factors(isFullRange: Bool) -> segue_matrix {
    let (red, blue) = weights
    let green = 1 - red - blue
    let luma = isFullRange ? 1 : 255.0 / 219
    let chroma = isFullRange ? 1 : 255.0 / 224
    func fixed(_ x: Double) -> Int32 { Int32((x * 16384).rounded()) }
    return segue_matrix(
      black: isFullRange ? 0 : 16, luma: fixed(luma), cr_red: fixed(chroma * 2 * (1 - red)),
      cb_green: fixed(-chroma * 2 * (1 - blue) * blue / green),
      cr_green: fixed(-chroma * 2 * (1 - red) * red / green),
      cb_blue: fixed(chroma * 2 * (1 - blue)))
  }
}
