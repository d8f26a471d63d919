// The amounts that a scene may use, as named sets of limits that can be changed one by one.

/// The maximum amounts of resources that a scene or an app may use.
///
/// A limit is checked before the resource is used. Exceeding it ends a recording with a `Failure`
/// that has the exit code 5, names the limit and, if possible, the view that reached it.
public struct ResourceLimits: Sendable, Hashable {
  /// A named set of limits.
  public enum Preset: String, CaseIterable, Sendable {
    /// The limits for scenes from a trusted source, on a machine with 16 GB of memory or more.
    case generous
    /// The limits that apply if none are given.
    case standard
    /// The limits for scenes that anyone may submit: a frame within about a second.
    case ci
  }

  private var amounts: [Int]

  /// Creates the limits of a preset.
  public init(_ preset: Preset) {
    amounts = LimitedResource.allCases.map { $0.amount(in: preset) }
  }

  /// The limits that apply if none are given.
  public static let standard = ResourceLimits(.standard)

  /// The maximum amount of a resource.
  public subscript(resource: LimitedResource) -> Int {
    get { amounts[resource.index] }
    set { amounts[resource.index] = max(newValue, 0) }
  }
}

extension LimitedResource {
  fileprivate var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Returns the maximum amount of the resource in a preset.
  fileprivate func amount(in preset: ResourceLimits.Preset) -> Int {
    let (ci, standard, generous) = amounts
    switch preset {
    case .ci: return ci
    case .standard: return standard
    case .generous: return generous
    }
  }

  private var amounts: (ci: Int, standard: Int, generous: Int) {
    switch self {
    case .views: (5000, 50_000, 100_000)
    case .layouts: (50_000, 1_000_000, 10_000_000)
    case .measurements: (50_000, 1_000_000, 10_000_000)
    case .layers: (20_000, 200_000, 2_000_000)
    case .instances: (2000, 10_000, 200_000)
    case .particles: (5000, 50_000, 500_000)
    case .planes: (1000, 10_000, 50_000)
    case .surfacePixels: (400_000_000, 2_000_000_000, 64_000_000_000)
    case .pathElements: (200_000, 2_000_000, 20_000_000)
    case .dashes: (10_000, 200_000, 2_000_000)
    case .glyphs: (50_000, 500_000, 5_000_000)
    case .steps: (1000, 20_000, 100_000)
    case .touchSamples: (100_000, 2_000_000, 20_000_000)
    case .imagePixels: (64_000_000, 256_000_000, 2_000_000_000)
    }
  }
}
