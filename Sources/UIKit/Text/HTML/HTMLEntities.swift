// Characters that HTML writes with an ampersand.

import Foundation

/// The entities of HTML.
enum HTMLEntities {
  /// Returns text with its entities replaced. What is none stays.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var (result, rest) = ("", Substring(text))
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard !name.isEmpty, name.count < 32, let character = character(String(name)) else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[name.endIndex...]
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first?.lowercased() == "x"
    let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
    guard let value, value > 0 else { return nil }
    // Browsers read the numbers of control characters as those of Windows.
    if (0x80..<0xA0).contains(value) {
      return String(data: Data([UInt8(value)]), encoding: .windowsCP1252)
    }
    return Unicode.Scalar(value).map { String(Character($0)) }
  }

  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "iexcl": "¡", "cent": "¢", "pound": "£", "curren": "¤", "yen": "¥", "brvbar": "¦",
    "sect": "§", "uml": "¨", "copy": "©", "ordf": "ª", "laquo": "«", "not": "¬", "shy": "\u{AD}",
    "reg": "®", "macr": "¯", "deg": "°", "plusmn": "±", "sup1": "¹", "sup2": "²", "sup3": "³",
    "acute": "´", "micro": "µ", "para": "¶", "middot": "·", "cedil": "¸", "ordm": "º",
    "raquo": "»", "frac14": "¼", "frac12": "½", "frac34": "¾", "iquest": "¿", "times": "×",
    "divide": "÷", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Auml": "Ä",
    "Aring": "Å", "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê",
    "Euml": "Ë", "Igrave": "Ì", "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "ETH": "Ð",
    "Ntilde": "Ñ", "Ograve": "Ò", "Oacute": "Ó", "Ocirc": "Ô", "Otilde": "Õ", "Ouml": "Ö",
    "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û", "Uuml": "Ü", "Yacute": "Ý",
    "THORN": "Þ", "szlig": "ß", "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã",
    "auml": "ä", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é",
    "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï",
    "eth": "ð", "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ",
    "ouml": "ö", "oslash": "ø", "ugrave": "ù", "uacute": "ú", "ucirc": "û", "uuml": "ü",
    "yacute": "ý", "thorn": "þ", "yuml": "ÿ", "OElig": "Œ", "oelig": "œ", "Scaron": "Š",
    "scaron": "š", "fnof": "ƒ", "circ": "ˆ", "tilde": "˜", "ensp": "\u{2002}",
    "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“",
    "rdquo": "”", "bdquo": "„", "dagger": "†", "Dagger": "‡", "bull": "•", "hellip": "…",
    "permil": "‰", "prime": "′", "Prime": "″", "lsaquo": "‹", "rsaquo": "›", "euro": "€",
    "trade": "™", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "minus": "−",
    "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "asymp": "≈", "check": "✓", "star": "☆",
    "starf": "★", "hearts": "♥", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ",
    "lambda": "λ", "mu": "μ", "pi": "π", "sigma": "σ", "omega": "ω", "Omega": "Ω", "Delta": "Δ",
    "sum": "∑", "radic": "√",
  ]
}
