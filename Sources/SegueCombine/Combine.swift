// The module that apps find under the name `Combine`: OpenCombine, with what it leaves out, the
// schedulers and publishers of Foundation on virtual time, and publishers that serve several
// subscribers in the order of their subscriptions. (OpenCombine's own keep them in a set, whose
// order depends on addresses in memory.) Its name is another one, because many packages contain
// code for Apple's systems that is compiled wherever a module called `Combine` can be imported.

@_exported import Foundation
@_exported import OpenCombine
