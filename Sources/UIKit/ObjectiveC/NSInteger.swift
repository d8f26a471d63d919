// The integers of Objective-C, whose name Swift code uses as well.

/// An integer.
public typealias NSInteger = Int
