// Core Image re-exports the geometry and the images that its API mentions, as on a device.

@_exported import CoreGraphics
