import Foundation

extension UIImagePickerController {
  /// The tasks of a camera.
  public enum CameraCaptureMode: Int, Sendable {
    /// The camera takes pictures.
    case photo = 0
    /// The camera takes movies.
    case video
  }

  /// The cameras of a device.
  public enum CameraDevice: Int, Sendable {
    /// The camera on the back.
    case rear = 0
    /// The camera on the front.
    case front
  }

  /// The uses of a camera's flash.
  public enum CameraFlashMode: Int, Sendable {
    /// The flash is never used.
    case off = -1
    /// The camera decides.
    case auto = 0
    /// The flash is always used.
    case on = 1
  }

  /// The qualities of movies.
  public enum QualityType: Int, Sendable {
    /// The highest quality.
    case typeHigh = 0
    /// A medium quality.
    case typeMedium = 1
    /// The lowest quality.
    case typeLow = 2
    /// 640 × 480 pixels.
    case type640x480 = 3
    /// 1280 × 720 pixels in the format iFrame.
    case typeIFrame1280x720 = 4
    /// 960 × 540 pixels in the format iFrame.
    case typeIFrame960x540 = 5
  }

  /// The forms in which picked pictures are copied.
  public enum ImageURLExportPreset: Int, Sendable {
    /// HEIF is converted to JPEG. Tessera passes the file as it is.
    case compatible = 0
    /// The file is passed as it is.
    case current
  }
}
