// `CGFloat`, `CGPoint`, `CGSize` and `CGRect` are Foundation's: redefining them would make every
// user file that imports Foundation ambiguous.

@_exported import Foundation
