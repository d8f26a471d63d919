// The resources that blurs use and that do not affect their results.

import CSegueKernels
import SeguePixels

/// The resources with which blurs are computed. They do not affect the result.
package struct BlurTools: Sendable {
  /// The kernels of one CPU level.
  let kernels: segue_blur_kernels
  /// The number of threads that share the work.
  var workers: Int
  /// The cache of earlier blurs.
  let cache: BlurCache

  /// Creates tools for blurs by `workers` threads with the kernels of `level`.
  package init(workers: Int = 1, level: KernelLevel = .avx512, cache: BlurCache = .shared) {
    (kernels, self.workers) = (segue_blur_kernels_at(level.rawValue).pointee, workers)
    self.cache = cache
  }
}
