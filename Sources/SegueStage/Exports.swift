// Callers of a stage name frames by `FrameTime` and worlds by `World`.
@_exported import SegueWorld
