// Conversion of a scene's labels to UIKit's.

import Foundation
import SegueScenes
import UIKit

extension UILabel {
  /// Creates the label that a scene describes.
  convenience init(_ description: SceneLabel) {
    self.init(frame: .zero)
    font = .described(description.font?.value ?? SceneFont())
    textColor = description.color.map { .painted($0) } ?? .label
    textAlignment = NSTextAlignment(description.alignment)
    lineBreakMode = NSLineBreakMode(description.truncation)
    numberOfLines = description.lines
    adjustsFontSizeToFitWidth = description.minimumScale < 1
    minimumScaleFactor = description.minimumScale
    if description.isPlain {
      text = description.text
    } else {
      attributedText = attributed(description)
    }
  }

  private func attributed(_ description: SceneLabel) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    for run in description.runs.value {
      whole.append(NSAttributedString(string: run.text, attributes: attributes(of: run)))
    }
    let paragraph = NSMutableParagraphStyle()
    (paragraph.alignment, paragraph.lineBreakMode) = (textAlignment, lineBreakMode)
    paragraph.lineSpacing = description.lineSpacing
    whole.addAttribute(
      .paragraphStyle, value: paragraph, range: NSRange(location: 0, length: whole.length))
    return whole
  }

  private func attributes(of run: SceneLabel.Run) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: run.font.map { UIFont.described($0.value) } ?? font as Any,
      .foregroundColor: run.color.map { UIColor.painted($0) } ?? textColor as Any,
    ]
    if run.kern != 0 { attributes[.kern] = CGFloat(run.kern) }
    if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if run.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if run.baselineOffset != 0 { attributes[.baselineOffset] = CGFloat(run.baselineOffset) }
    return attributes
  }
}

extension SceneLabel {
  /// A Boolean value that indicates whether the properties of `UILabel` suffice to describe the
  /// label.
  fileprivate var isPlain: Bool {
    guard lineSpacing == 0, runs.value.count == 1, let run = runs.value.first else { return false }
    return run.font == nil && run.color == nil && run.kern == 0 && !run.isUnderlined
      && !run.isStruckThrough && run.baselineOffset == 0
  }
}

extension NSTextAlignment {
  fileprivate init(_ alignment: SceneLabel.Alignment) {
    self =
      switch alignment {
      case .natural: .natural
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      }
  }
}

extension NSLineBreakMode {
  fileprivate init(_ truncation: SceneLabel.Truncation) {
    self =
      switch truncation {
      case .head: .byTruncatingHead
      case .middle: .byTruncatingMiddle
      case .tail: .byTruncatingTail
      case .clip: .byClipping
      }
  }
}
