// Numbers as formats write them.

import SegueDiagnostics

extension Double {
  /// The number, rounded to the given number of decimals.
  func rounded(to decimals: Int) -> Double {
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let result = (self * factor).rounded() / factor
    return result == 0 ? 0 : result
  }

  /// The number with at most the given number of decimals, as CSS reads it.
  func text(_ decimals: Int) -> String { JSONText.number(rounded(to: decimals)).compact }

  /// The number with at most the given number of decimals, as JSON.
  func json(_ decimals: Int) -> JSONText { .number(rounded(to: decimals)) }
}

extension ExportedImage {
  /// The image as a data URI.
  var uri: String { "data:image/png;base64," + Base64.text(png) }
}
