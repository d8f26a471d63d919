// The services of a device that apps name, in a folder for each framework: as on an iPhone without a
// network, whose user denies every permission. Availability is denied where code can ask, requests end
// with the documented error on the app's clock, and nothing is pretended. Documentation/UIKit/SERVICES.md
// lists what each answers. The module has another name than the frameworks, because many packages
// contain code for Apple's systems that is compiled wherever those can be imported.

@_exported import UIKit
