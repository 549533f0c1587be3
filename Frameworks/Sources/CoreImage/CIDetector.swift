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
  open var hasLeftEyePosition: Bool { false }
  open var leftEyePosition: CGPoint { .zero }
  open var hasRightEyePosition: Bool { false }
  open var rightEyePosition: CGPoint { .zero }
  open var hasMouthPosition: Bool { false }
  open var mouthPosition: CGPoint { .zero }
  open var hasSmile: Bool { false }
  open var leftEyeClosed: Bool { false }
  open var rightEyeClosed: Bool { false }
  open var hasFaceAngle: Bool { false }
  open var faceAngle: Float { 0 }
}

/// A QR code that a detector has found.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
  open var messageString: String? { nil }
  open var topLeft: CGPoint { .zero }
  open var topRight: CGPoint { .zero }
  open var bottomLeft: CGPoint { .zero }
  open var bottomRight: CGPoint { .zero }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
