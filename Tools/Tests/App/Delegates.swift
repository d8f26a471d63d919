import UIKit

class BaseDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
class Delegate: BaseDelegate {}
class Scene: NSObject, UIWindowSceneDelegate {}
