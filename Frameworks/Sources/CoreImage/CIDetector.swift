import UIKit

/// Finds nothing: Tessera recognizes neither faces nor codes. A detector of each type can be created, and says so when it is used.
open class CIDetector: NSObject, @unchecked Sendable {
  private let type: String

  /// Creates a detector. The result is nil for an unknown type.
  ///
  /// - Parameters:
  ///   - type: The type, such as `CIDetectorTypeFace`.
  ///   - context: Not used.
  ///   - options: Not used.
  public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {
    guard [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeQRCode, CIDetectorTypeText].contains(type) else {
      return nil
    }
    self.type = type
  }

  /// Reports that nothing is recognized.
  ///
  /// - Parameter image: The image.
  /// - Returns: An empty array.
  open func features(in image: CIImage) -> [CIFeature] { features(in: image, options: nil) }

  /// Reports that nothing is recognized.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - options: Not used.
  /// - Returns: An empty array.
  open func features(in image: CIImage, options: [String: Any]?) -> [CIFeature] {
    CIFilter.report("CIDetector recognizes nothing in Tessera (\(type))")
    return []
  }
}

/// Something that a detector has found. In Tessera, detectors find nothing.
open class CIFeature: NSObject, @unchecked Sendable {
  /// The type of the feature.
  open var type: String { "" }
  /// The place of the feature in the image.
  open var bounds: CGRect { .zero }
}

/// A face that a detector has found.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
  /// A Boolean value that indicates whether the left eye was found, which is always `false`.
  open var hasLeftEyePosition: Bool { false }
  /// The position of the left eye, which is always zero.
  open var leftEyePosition: CGPoint { .zero }
  /// A Boolean value that indicates whether the right eye was found, which is always `false`.
  open var hasRightEyePosition: Bool { false }
  /// The position of the right eye, which is always zero.
  open var rightEyePosition: CGPoint { .zero }
  /// A Boolean value that indicates whether the mouth was found, which is always `false`.
  open var hasMouthPosition: Bool { false }
  /// The position of the mouth, which is always zero.
  open var mouthPosition: CGPoint { .zero }
  /// A Boolean value that indicates whether the face smiles, which is always `false`.
  open var hasSmile: Bool { false }
  /// A Boolean value that indicates whether the left eye is closed, which is always `false`.
  open var leftEyeClosed: Bool { false }
  /// A Boolean value that indicates whether the right eye is closed, which is always `false`.
  open var rightEyeClosed: Bool { false }
  /// A Boolean value that indicates whether the rotation of the face is known, which is always `false`.
  open var hasFaceAngle: Bool { false }
  /// The rotation of the face, in degrees, which is always 0.
  open var faceAngle: Float { 0 }
}

/// A QR code that a detector has found.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  /// The text of the code, which is always nil.
  open var messageString: String? { nil }
  /// The upper left corner of the code, which is always zero.
  open var topLeft: CGPoint { .zero }
  /// The upper right corner of the code, which is always zero.
  open var topRight: CGPoint { .zero }
  /// The lower left corner of the code, which is always zero.
  open var bottomLeft: CGPoint { .zero }
  /// The lower right corner of the code, which is always zero.
  open var bottomRight: CGPoint { .zero }
}

/// The type of detectors that look for faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// The type of detectors that look for rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// The type of detectors that look for QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// The type of detectors that look for texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// The key of the accuracy in the options of a detector. It has no effect.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// The value for a fast search.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// The value for an accurate search.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
/// The key of the option to follow features in a video. It has no effect.
public let CIDetectorTracking = "CIDetectorTracking"
/// The key of the smallest size of a feature in the options of a detector. It has no effect.
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
/// The key of the orientation in the options of a search. It has no effect.
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
/// The key of the option to look for smiles. It has no effect.
public let CIDetectorSmile = "CIDetectorSmile"
/// The key of the option to look for closed eyes. It has no effect.
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
