// Filters by name, with inputs by key. `FilterKernel` lists those that exist.

import Foundation
import SegueWorld

/// An image filter.
///
/// A subclass overrides `outputImage`, and has no inputs of its own by key.
open class CIFilter: NSObject {
  /// The name of the filter.
  public let name: String
  let kernel: FilterKernel
  /// The inputs that are set, as they were given and as kernels take them.
  private var given: [String: Any] = [:]
  private var values: [String: FilterValue] = [:]

  /// Creates a filter whose result is its image, for subclasses.
  public override init() {
    name = String(describing: Self.self)
    kernel = FilterKernel { $0.image }
    super.init()
  }

  init(_ name: String, _ kernel: FilterKernel) {
    (self.name, self.kernel) = (name, kernel)
    super.init()
  }

  /// Creates a filter with default inputs; `nil`, with a report, if there is none of that name.
  public convenience init?(name: String) {
    guard let kernel = FilterKernel.all[name] else {
      Self.report("CIFilter(name: \"\(name)\")")
      return nil
    }
    self.init(name, kernel)
  }

  /// Creates a filter with inputs; `nil`, with a report, if there is none of that name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Creates a filter with inputs; `nil`, with a report, if there is none of that name.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  private static func report(_ feature: String) {
    guard World.isRunningHere else { return }
    MainActor.assumeIsolated { World.current.reportUnsupported(feature) }
  }

  /// Returns the names of all filters. Categories do not exist here.
  open class func filterNames(inCategory category: String?) -> [String] {
    FilterKernel.all.keys.sorted()
  }

  /// The keys of the inputs, sorted.
  open var inputKeys: [String] { (kernel.images + kernel.defaults.keys).sorted() }
  /// The keys of the results.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// Sets all inputs but the images to their defaults.
  open func setDefaults() {
    given = given.filter { $0.value is CIImage }
    values = values.filter { given[$0.key] != nil }
  }

  /// Sets an input; `nil` restores its default. An input that the filter does not have is reported.
  open func setValue(_ value: Any?, forKey key: String) {
    guard inputKeys.contains(key) else {
      return Self.report("the input \"\(key)\" of \(name)")
    }
    let known = value.flatMap { FilterValue($0) }
    if known == nil, let value {
      return Self.report("a value of type \(type(of: value)) for the input \"\(key)\" of \(name)")
    }
    (given[key], values[key]) = (value, known)
  }

  /// Returns an input, or the result for `kCIOutputImageKey`.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : given[key] ?? kernel.defaults[key]?.object
  }

  /// The result; `nil` without the images that the filter works on.
  open var outputImage: CIImage? {
    kernel.apply(inputs)
  }

  var inputs: FilterInputs { FilterInputs(values: values, defaults: kernel.defaults) }
}

extension CIImage {
  /// Returns the result of a filter with this image as its input. A filter that does not exist is
  /// reported, and returns this image.
  public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:])
    -> CIImage
  {
    guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  /// Returns the image blurred by a Gaussian of the given standard deviation in pixels.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
}
