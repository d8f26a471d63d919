// The picker of images. There is neither a camera nor a photo library: `isSourceTypeAvailable(_:)`
// returns false, and a picker that is shown nevertheless says so and can only be cancelled.

import Foundation

/// The methods that an image picker calls on its delegate.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when an image has been picked. Never called, because there are none.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancels. The delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// A picker of images, of which there are none.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The sources of images.
  public enum SourceType: Int, Sendable {
    /// The photo library.
    case photoLibrary
    /// The camera.
    case camera
    /// The album of saved photos.
    case savedPhotosAlbum
  }

  /// The cameras.
  public enum CameraDevice: Int, Sendable {
    /// The camera at the back.
    case rear
    /// The camera at the front.
    case front
  }

  /// The keys of what was picked.
  public struct InfoKey: RawRepresentable, Sendable, Hashable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The image as it was taken.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image as the user has edited it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the image that the user has chosen.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The type of what was picked.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The URL of the movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The URL of the image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns `false`, because there is neither a camera nor a photo library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns `false`, because there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `nil`, because there is neither a camera nor a photo library.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

  /// The source of the images. The default is the photo library.
  open var sourceType = SourceType.photoLibrary
  /// A Boolean value that indicates whether the user may edit what was picked.
  open var allowsEditing = false
  /// The types of what can be picked.
  open var mediaTypes = ["public.image"]
  /// The camera that is used.
  open var cameraDevice = CameraDevice.rear

  open override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([AbsentImagesController(self)], animated: false)
    isNavigationBarHidden = true
  }
}

private final class AbsentImagesController: SegueAbsentServiceController {
  private weak var picker: UIImagePickerController?
  override var absence: String {
    picker?.sourceType == .camera
      ? "The camera is not available." : "The photo library is not available."
  }

  init(_ picker: UIImagePickerController) {
    self.picker = picker
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func end() {
    guard let picker else { return }
    if let delegate = picker.delegate as? any UIImagePickerControllerDelegate {
      delegate.imagePickerControllerDidCancel(picker)
    } else {
      picker.dismiss(animated: true)
    }
  }
}
