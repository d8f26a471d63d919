// The heights at which a sheet can rest.

import Foundation

/// What a detent's height can depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the container.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of a large detent, without the safe area at the bottom.
  var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// What a detent is called.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// A detent of this name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A detent of this name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All of the screen but a strip at the top.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Resolves a height, without the safe area at the bottom; `nil` for a detent that is not there.
    public typealias Resolver = (any UISheetPresentationControllerDetentResolutionContext) ->
      CGFloat?

    /// What it is called.
    public let identifier: Identifier
    private let resolver: Resolver

    init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// About half of the screen; not there where there is little height.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        let maximum = context.maximumDetentValue
        return maximum * SheetGeometry.mediumShare(ofHeight: context.containerHeight)
      }
    }

    /// All of the screen but a strip at the top.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// As high as `resolver` says, without the safe area at the bottom.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      let state = UIKitState.current
      state.unnamedDetentCount += identifier == nil ? 1 : 0
      return Detent(identifier ?? .init("detent-\(state.unnamedDetentCount)"), resolver)
    }

    /// The height in this context, without the safe area at the bottom; `nil` if it is not there.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What the heights of a sheet in one container depend on.
final class DetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  let height: CGFloat

  init(_ traits: UITraitCollection, maximum: CGFloat, height: CGFloat) {
    (containerTraitCollection, maximumDetentValue, self.height) = (traits, maximum, height)
  }
}

extension UISheetPresentationControllerDetentResolutionContext {
  /// How high the container is; what a sheet may have of it, if it is not known.
  @MainActor fileprivate var containerHeight: CGFloat {
    (self as? DetentContext)?.height ?? maximumDetentValue
  }
}
