// What blurs need and cannot be seen by.

import CSegueKernels
import SeguePixels

/// How blurs are computed, which does not show.
package struct BlurTools: Sendable {
  /// The loops of one CPU level.
  let kernels: segue_blur_kernels
  /// How many threads share the work.
  let workers: Int
  /// What has been blurred before.
  let cache: BlurCache

  /// Blurs by `workers` threads with the kernels of `level`.
  package init(workers: Int = 1, level: KernelLevel = .avx512, cache: BlurCache = .shared) {
    (kernels, self.workers) = (segue_blur_kernels_at(level.rawValue).pointee, workers)
    self.cache = cache
  }
}
