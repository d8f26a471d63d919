// Documents of HTML and of plain text: each becomes attributed text that can be laid out, or is refused
// with an error. The first byte chooses the format.

import Foundation
import FuzzSupport
import SegueWorld
import UIKit

/// One execution: a document, read, perhaps once more, and shown in a label.
#if LIBFUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let choice = Int(input.byte())
  let type = [NSAttributedString.DocumentType.html, .html, .html, .plain][choice % 4]
  let data = Data(input.rest)
  MainActor.assumeIsolated { World().run { read(data, type, isRepeated: choice / 4 % 4 == 0) } }
  return 0
}

@MainActor
private func read(
  _ data: Data, _ type: NSAttributedString.DocumentType, isRepeated: Bool
) {
  let text = document(data, type)
  if isRepeated {
    require(
      document(data, type)?.string == text?.string, "the same document reads as another one")
  }
  guard let text else { return }
  text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
    if let font = attributes[.font] as? UIFont {
      require(font.pointSize > 0 && font.pointSize.isFinite, "a font of \(font.pointSize) points")
    }
    require(range.length > 0, "attributes of nothing")
  }
  let label = UILabel()
  label.numberOfLines = 0
  label.attributedText = text
  let size = label.sizeThatFits(CGSize(width: 320, height: CGFloat.greatestFiniteMagnitude))
  require(size.width.isFinite && size.height.isFinite, "a label of \(size)")
}

private func document(
  _ data: Data, _ type: NSAttributedString.DocumentType
) -> NSAttributedString? {
  try? NSAttributedString(data: data, options: [.documentType: type], documentAttributes: nil)
}
