import Foundation

extension UIImagePickerController {
  /// The kind of media that a camera captures.
  public enum CameraCaptureMode: Int, Sendable {
    /// The camera takes pictures.
    case photo = 0
    /// The camera takes movies.
    case video
  }

  /// A camera of a device. Tessera has no camera.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear = 0
    /// The camera on the front.
    case front
  }

  /// The mode of a camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    /// The flash is never used.
    case off = -1
    /// The camera determines whether the flash is used.
    case auto = 0
    /// The flash is always used.
    case on = 1
  }

  /// The quality of a movie.
  public enum QualityType: Int, Sendable {
    /// The highest quality.
    case typeHigh = 0
    /// A medium quality.
    case typeMedium = 1
    /// The lowest quality.
    case typeLow = 2
    /// Movies have 640 × 480 pixels.
    case type640x480 = 3
    /// Movies have 1280 × 720 pixels, in the iFrame format.
    case typeIFrame1280x720 = 4
    /// Movies have 960 × 540 pixels, in the iFrame format.
    case typeIFrame960x540 = 5
  }

  /// The format in which picked pictures are passed to the application.
  public enum ImageURLExportPreset: Int, Sendable {
    /// HEIF pictures are converted to JPEG. Tessera does not convert them, and passes the original file.
    case compatible = 0
    /// The original file is passed.
    case current
  }
}
