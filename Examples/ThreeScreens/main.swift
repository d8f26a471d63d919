// ThreeScreens [FOLDER]: run from the folder of the package; the pictures are those of its scenes.

let folder = CommandLine.arguments.dropFirst().first ?? "output"
try Demo.record(to: folder, pictures: "scenes/assets")
