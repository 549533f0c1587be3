import Foundation

/// A view controller with which the user picks a picture or movie. The picker shows those in the user's pictures folder, the newest
/// ones first. A button in its bar lists the other folders.
///
/// Tessera does not support cameras, so `isSourceTypeAvailable(.camera)` returns `false`. With `allowsEditing`,
/// `editedImage` is the square in the middle of the picture.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of the pictures.
  public enum SourceType: Int, Sendable {
    /// The pictures in the user's pictures folder.
    case photoLibrary = 0
    /// The camera. This source is unavailable in Tessera, which does not support cameras.
    case camera = 1
    /// The pictures in the user's pictures folder. In Tessera this source is the same as `photoLibrary`.
    case savedPhotosAlbum = 2
  }

  /// A key of the dictionary that the delegate receives with a picked picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    ///
    /// - Parameter rawValue: The name of the key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of the medium, `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The unedited picture of the file (`UIImage`).
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The cropped picture (`UIImage`). It is present if `allowsEditing` is `true`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The rectangle of `editedImage` in the original picture (`CGRect`), in pixels.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a movie (`URL`).
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of the picture (`URL`).
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address of the picture in a library. The key is never present.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The properties of a picture that the camera took. The key is never present.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// The live photo. The key is never present.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
  }

  /// The delegate, if it can receive pictures.
  private(set) final weak var pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?

  /// Creates a picker for the files in the user's pictures folder.
  public init() {
    super.init(nibName: nil, bundle: nil)
    showPhotos(in: UserFolders().pictures)
  }

  /// Shows the pictures in a folder and its subfolders.
  func showPhotos(in folder: URL) {
    let grid = PhotoGridController(PHPickerConfiguration(), folder: folder)
    grid.offersFolders = true
    grid.accepts = { [weak self] in self?.accepts($0) ?? false }
    grid.onFinish = { [weak self] in self?.finish($0) }
    setViewControllers([grid], animated: false)
  }

  /// Creates a picker that shows no images from data in an unarchiver. Only the properties of `UINavigationController`
  /// are decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The delegate, which receives the picked picture if it is also a `UIImagePickerControllerDelegate`. It is not retained.
  open override weak var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      super.delegate = newValue
      pickerDelegate = newValue as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate
    }
  }
  /// The source of the pictures. The default is `photoLibrary`. If the property is set to `camera`, an error is
  /// reported and the user's pictures are shown.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard sourceType == .camera else { return }
      Diagnostics.report("UIImagePickerController: there is no camera; check isSourceTypeAvailable(.camera) first")
    }
  }
  /// The uniform types that can be picked: `public.image`, `public.movie` or types that conform to them. Set the property before
  /// the picker is presented. The default contains `public.image`.
  open var mediaTypes = [UniformType.image] { didSet { acceptedExtensions = [:] } }
  /// The answers of `accepts(_:)` by filename extension. A folder can contain many files of few types.
  private var acceptedExtensions: [String: Bool] = [:]
  /// A Boolean value that determines whether the picture is cropped to a square. The default is `false`.
  open var allowsEditing = false

  /// The format in which pictures are passed. The property has no effect, because the original files are passed. The
  /// default is `compatible`.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// The name of the format in which movies are passed. The value has no effect, because the original files are
  /// passed. The default is empty.
  open var videoExportPreset = ""

  // Camera properties

  /// A Boolean value that determines whether the camera has controls. The value has no effect, because there is no
  /// camera. The default is `true`.
  open var showsCameraControls = true
  /// The view over the camera's preview. It is never shown, because there is no camera. The default is nil.
  open var cameraOverlayView: UIView?
  /// The transform of the camera's preview. The value has no effect, because there is no camera. The default is the
  /// identity.
  open var cameraViewTransform = CGAffineTransform.identity
  /// The camera to use. The value has no effect, because there is no camera. The default is `rear`.
  open var cameraDevice = CameraDevice.rear
  /// The kind of media that the camera captures. The value has no effect, because there is no camera. The default is
  /// `photo`.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The mode of the flash. The value has no effect, because there is no camera. The default is `auto`.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The greatest duration of a movie in seconds. The value has no effect, because movies cannot be recorded. The
  /// default is 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// The quality of movies. The value has no effect, because movies cannot be recorded. The default is `typeMedium`.
  open var videoQuality = QualityType.typeMedium

  /// Returns whether a camera is available. The result is always `false` in Tessera, which does not support cameras.
  ///
  /// - Parameter cameraDevice: The camera.
  /// - Returns: `false`.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash. The result is always `false` in Tessera, which does not support cameras.
  ///
  /// - Parameter cameraDevice: The camera.
  /// - Returns: `false`.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns the kinds of media that a camera can capture. The result is always nil in Tessera, which does not support
  /// cameras.
  ///
  /// - Parameter cameraDevice: The camera.
  /// - Returns: nil. UIKit returns the raw values of `CameraCaptureMode` that the camera supports.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Takes a picture with the camera. Reports an error in Tessera, because there is no camera.
  open func takePicture() { reportMissingCamera() }
  /// Starts to record a movie with the camera. Reports an error in Tessera, because there is no camera.
  ///
  /// - Returns: `false`.
  @discardableResult
  open func startVideoCapture() -> Bool {
    reportMissingCamera()
    return false
  }
  /// Stops the recording of a movie. Reports an error in Tessera, because there is no camera.
  open func stopVideoCapture() { reportMissingCamera() }

  private func reportMissingCamera(_ function: String = #function) {
    Diagnostics.report(
      "UIImagePickerController.\(function): there is no camera; check isSourceTypeAvailable(.camera) first")
  }

  /// Returns whether a source of pictures is available. All sources except the camera are available.
  ///
  /// - Parameter sourceType: The source.
  /// - Returns: `true` if pictures can be picked from the source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the types that can be picked from a source.
  ///
  /// - Parameter sourceType: The source.
  /// - Returns: An array with `public.image` and `public.movie`, or nil if the source is the camera.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UniformType.image, UniformType.movie] : nil
  }

  /// Returns whether a file contains a picture or movie of one of the `mediaTypes`. The filename extension determines the type.
  private func accepts(_ url: URL) -> Bool {
    if let known = acceptedExtensions[url.pathExtension] { return known }
    let type = UniformType.identifier(ofFileNamed: url.lastPathComponent)
    func conforms(to other: String) -> Bool { type.map { UniformType.type($0, conformsTo: other) } ?? false }
    let isMedium = conforms(to: UniformType.image) || conforms(to: UniformType.movie)
    let isAccepted = isMedium && mediaTypes.contains(where: conforms)
    acceptedExtensions[url.pathExtension] = isAccepted
    return isAccepted
  }

  private func finish(_ photos: [PickerPhoto]) {
    guard let url = photos.first?.url else {
      if let pickerDelegate { pickerDelegate.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
      return
    }
    if let type = UniformType.identifier(ofFileNamed: url.lastPathComponent),
      UniformType.type(type, conformsTo: UniformType.movie)
    {
      let info: [InfoKey: Any] = [.mediaType: UniformType.movie, .mediaURL: url]
      pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      return
    }
    guard let image = UIImage(contentsOfFile: url.path) else {
      return Diagnostics.report("\(url.path) contains no image that can be read")
    }
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image, .imageURL: url]
    if allowsEditing {
      let side = min(image.size.width, image.size.height)
      let rect = CGRect(
        x: (image.size.width - side) / 2, y: (image.size.height - side) / 2, width: side, height: side)
      let format = UIGraphicsImageRendererFormat()
      format.scale = image.scale
      info[.editedImage] = UIGraphicsImageRenderer(size: rect.size, format: format).image { _ in
        image.draw(at: CGPoint(x: -rect.minX, y: -rect.minY))
      }
      info[.cropRect] = rect.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
    }
    pickerDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}
